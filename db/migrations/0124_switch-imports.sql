CREATE TABLE "imported_records" (
	"contractor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record_id" uuid NOT NULL,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_records_contractor_id_kind_key_pk" PRIMARY KEY("contractor_id","kind","key"),
	CONSTRAINT "imported_records_kind" CHECK ("imported_records"."kind" in ('note', 'invoice', 'estimate', 'appointment', 'job', 'price', 'property', 'customer'))
);
--> statement-breakpoint
CREATE TABLE "switch_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"program" text NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "switch_imports_program" CHECK ("switch_imports"."program" in ('jobber', 'housecall_pro', 'gohighlevel', 'other')),
	CONSTRAINT "switch_imports_state" CHECK ("switch_imports"."state" in ('checked', 'running', 'done', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "kind" text DEFAULT 'customers' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "switch_id" uuid;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "is_sure" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_records" ADD CONSTRAINT "imported_records_import_id_customer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."customer_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "switch_imports" ADD CONSTRAINT "switch_imports_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_records_import" ON "imported_records" USING btree ("import_id","kind");--> statement-breakpoint
CREATE INDEX "switch_imports_contractor" ON "switch_imports" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "switch_imports_old" ON "switch_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "switch_imports_one_at_a_time" ON "switch_imports" USING btree ("contractor_id") WHERE state in ('running', 'undoing');--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_switch_id_switch_imports_id_fk" FOREIGN KEY ("switch_id") REFERENCES "public"."switch_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_imports_switch" ON "customer_imports" USING btree ("switch_id");--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_kind" CHECK ("customer_imports"."kind" in ('customers', 'jobs', 'estimates', 'invoices', 'notes', 'prices', 'none'));