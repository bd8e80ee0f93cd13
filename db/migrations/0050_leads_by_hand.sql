CREATE TABLE "lead_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"state" text DEFAULT 'checked' NOT NULL,
	"rows" integer NOT NULL,
	"outcome" jsonb,
	"member_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "lead_imports_state" CHECK ("lead_imports"."state" in ('checked', 'done'))
);
--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_end_reason";--> statement-breakpoint
DROP INDEX "leads_by_day";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD CONSTRAINT "lead_imports_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_imports_contractor" ON "lead_imports" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_imports_unused" ON "lead_imports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_by_day" ON "leads" USING btree ("created_at") WHERE not quarantined and source = 'page';--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_end_reason" CHECK ("enrollments"."end_reason" in ('completed', 'person_replied', 'lead_moved_on', 'opted_out', 'stopped', 'not_asked', 'business_gone'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_source" CHECK ("leads"."source" in ('page', 'phone_call', 'walk_in', 'referral', 'import', 'elsewhere'));