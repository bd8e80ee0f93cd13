ALTER TABLE "messages" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_status" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_error_code" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider_id" ON "messages" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX "messages_writer" ON "messages" USING btree (lower("from_address")) WHERE direction = 'inbound';--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_provider_status" CHECK ("messages"."provider_status" in ('accepted', 'scheduled', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'canceled'));