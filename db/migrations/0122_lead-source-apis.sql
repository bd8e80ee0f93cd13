ALTER TABLE "lead_sources" DROP CONSTRAINT "lead_sources_kind";--> statement-breakpoint
ALTER TABLE "lead_sources" DROP CONSTRAINT "lead_sources_problem";--> statement-breakpoint
ALTER TABLE "lead_deliveries" DROP CONSTRAINT "lead_deliveries_reason";--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "account_choices" jsonb;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "account_zone" text;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "polled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "next_poll_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "poll_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "source_leads" ADD COLUMN "charge_state" text;--> statement-breakpoint
CREATE INDEX "lead_sources_due" ON "lead_sources" USING btree ("next_poll_at") WHERE "lead_sources"."next_poll_at" is not null;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_kind" CHECK ("lead_sources"."kind" in ('google_ads', 'google_local', 'meta', 'angi', 'thumbtack', 'website_form', 'email', 'webhook')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_problem" CHECK ("lead_sources"."problem" in ('not_connected', 'token_expired', 'no_permission', 'app_refused', 'rate_limited', 'unavailable', 'lead_gone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_reason" CHECK ("lead_deliveries"."reason" in ('unreadable', 'wrong_key', 'wrong_site', 'bot', 'no_contact', 'no_page', 'off', 'no_lead', 'other_event', 'erased', 'not_connected', 'token_expired', 'no_permission', 'app_refused', 'rate_limited', 'unavailable', 'lead_gone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_charge_state" CHECK ("source_leads"."charge_state" in ('not_charged', 'pending', 'charged', 'credit_pending', 'credited')) NOT VALID;