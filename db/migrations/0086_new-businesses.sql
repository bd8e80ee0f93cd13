CREATE TABLE "new_businesses" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"mailbox_hash" text NOT NULL,
	"domain_hash" text,
	"address_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "new_businesses" ADD CONSTRAINT "new_businesses_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "new_businesses_mailbox" ON "new_businesses" USING btree ("mailbox_hash");--> statement-breakpoint
CREATE INDEX "new_businesses_domain" ON "new_businesses" USING btree ("domain_hash");--> statement-breakpoint
CREATE INDEX "new_businesses_address" ON "new_businesses" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "new_businesses_oldest" ON "new_businesses" USING btree ("created_at");