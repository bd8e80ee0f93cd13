CREATE TABLE "attached_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid,
	"customer_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"added_by" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attached_files_name_given" CHECK (length(trim("attached_files"."name")) between 1 and 120),
	CONSTRAINT "attached_files_of_one" CHECK (("attached_files"."work_order_id" is null) <> ("attached_files"."customer_id" is null))
);
--> statement-breakpoint
ALTER TABLE "customer_consents" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "recurrences" ADD COLUMN "has_own_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "attached_files" ADD CONSTRAINT "attached_files_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attached_files" ADD CONSTRAINT "attached_files_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attached_files" ADD CONSTRAINT "attached_files_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attached_files_job" ON "attached_files" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "attached_files_customer" ON "attached_files" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "attached_files_contractor" ON "attached_files" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "attached_files_removed" ON "attached_files" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_wording_given" CHECK (length(trim("customer_consents"."wording")) between 1 and 1000) NOT VALID;