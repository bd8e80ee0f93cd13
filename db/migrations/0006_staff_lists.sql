CREATE TABLE "page_import_problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"field" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"state" text DEFAULT 'checked' NOT NULL,
	"rows" integer NOT NULL,
	"expected" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"outcome" jsonb,
	"actor_id" uuid NOT NULL,
	"actor_email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "page_imports_state" CHECK ("page_imports"."state" in ('checked', 'running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "staff_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"shortcuts" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_enquiries" ADD COLUMN "review" text;--> statement-breakpoint
ALTER TABLE "page_import_problems" ADD CONSTRAINT "page_import_problems_import_id_page_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."page_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_preferences" ADD CONSTRAINT "staff_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_import_problems_line" ON "page_import_problems" USING btree ("import_id","line");--> statement-breakpoint
CREATE INDEX "page_imports_newest" ON "page_imports" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seo_pages_newest" ON "seo_pages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "seo_pages_not_live" ON "seo_pages" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status <> 'live';--> statement-breakpoint
CREATE INDEX "seo_pages_business" ON "seo_pages" USING btree (lower("business_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lead_results_source" ON "lead_results" USING btree ("source","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_results_industry" ON "lead_results" USING btree ("industry","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lead_results_city" ON "lead_results" USING btree (lower("city") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lead_results_email" ON "lead_results" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lead_results_business" ON "lead_results" USING btree (lower("business_name") text_pattern_ops) WHERE business_name is not null;--> statement-breakpoint
CREATE INDEX "lead_enquiries_waiting" ON "lead_enquiries" USING btree ("lead_id") WHERE quarantine_reason is not null and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "messages_kind" ON "messages" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "messages_by_state" ON "messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "messages_receiver" ON "messages" USING btree (lower("to_address") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "contact_sync_deliveries_gave_up" ON "contact_sync_deliveries" USING btree ("id") WHERE state = 'failed';--> statement-breakpoint
ALTER TABLE "lead_enquiries" ADD CONSTRAINT "lead_enquiries_review" CHECK ("lead_enquiries"."review" in ('released', 'discarded'));