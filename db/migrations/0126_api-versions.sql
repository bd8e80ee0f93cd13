ALTER TABLE "api_keys" ADD COLUMN "api_version" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "api_version" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_api_key" ON "webhook_endpoints" USING btree ("api_key_id") WHERE api_key_id is not null;