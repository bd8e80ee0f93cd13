CREATE TABLE "contractor_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"author_email" text NOT NULL,
	"text" text NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contractor_notes_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "contractor_notes_text_given" CHECK (length(trim("contractor_notes"."text")) between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "suppressions" (
	"channel" text NOT NULL,
	"address_hash" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppressions_channel_address_hash_pk" PRIMARY KEY("channel","address_hash"),
	CONSTRAINT "suppressions_channel" CHECK ("suppressions"."channel" in ('email', 'sms')),
	CONSTRAINT "suppressions_reason" CHECK ("suppressions"."reason" in ('deleted', 'unsubscribed', 'bounced', 'complained'))
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_state";--> statement-breakpoint
DROP INDEX "contractor_accounts_newest";--> statement-breakpoint
DROP INDEX "seo_pages_newest";--> statement-breakpoint
DROP INDEX "seo_pages_not_live";--> statement-breakpoint
DROP INDEX "lead_results_newest";--> statement-breakpoint
DROP INDEX "lead_results_source";--> statement-breakpoint
DROP INDEX "lead_results_industry";--> statement-breakpoint
DROP INDEX "leads_newest";--> statement-breakpoint
DROP INDEX "messages_newest";--> statement-breakpoint
DROP INDEX "form_submissions_newest";--> statement-breakpoint
DROP INDEX "page_imports_newest";--> statement-breakpoint
DROP INDEX "revenue_share_applications_newest";--> statement-breakpoint
DROP INDEX "audit_entries_entity";--> statement-breakpoint
DROP INDEX "audit_entries_newest";--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "is_completed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "last_active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "search_text" text collate "C" GENERATED ALWAYS AS (lower(business_name || ' ' || name || ' ' || email || ' ' || coalesce(city, '') || ', ' || coalesce(state, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contractor_notes" ADD CONSTRAINT "contractor_notes_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contractor_notes_contractor" ON "contractor_notes" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "contractor_accounts_status" ON "contractor_accounts" USING btree ("is_completed","created_at","id") WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX "contractor_accounts_active" ON "contractor_accounts" USING btree (coalesce("last_active_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "contractor_accounts_by_name" ON "contractor_accounts" USING btree (lower("business_name"),"id");--> statement-breakpoint
CREATE INDEX "leads_by_day" ON "leads" USING btree ("created_at") WHERE not quarantined;--> statement-breakpoint
CREATE INDEX "form_submissions_completed" ON "form_submissions" USING btree ("completed_at") WHERE is_completed;--> statement-breakpoint
CREATE INDEX "contractor_accounts_newest" ON "contractor_accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seo_pages_newest" ON "seo_pages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seo_pages_not_live" ON "seo_pages" USING btree ("status","created_at","id") WHERE status <> 'live';--> statement-breakpoint
CREATE INDEX "lead_results_newest" ON "lead_results" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_results_source" ON "lead_results" USING btree ("source","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_results_industry" ON "lead_results" USING btree ("industry","created_at","id");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "form_submissions_newest" ON "form_submissions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "page_imports_newest" ON "page_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "revenue_share_applications_newest" ON "revenue_share_applications" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_entity" ON "audit_entries" USING btree ("entity","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('queued', 'sending', 'sent', 'kept', 'delayed', 'failed', 'uncertain', 'suppressed'));