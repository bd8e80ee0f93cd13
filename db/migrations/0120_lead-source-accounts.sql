ALTER TABLE "lead_sources" DROP CONSTRAINT "lead_sources_kind";--> statement-breakpoint
ALTER TABLE "lead_deliveries" DROP CONSTRAINT "lead_deliveries_reason";--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "field_mapping" jsonb;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "email_templates" jsonb;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "account_id" text;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "account_name" text;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "access_token" text;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "problem" text;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_sources_account" ON "lead_sources" USING btree ("kind","account_id");--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_problem" CHECK ("lead_sources"."problem" in ('not_connected', 'token_expired', 'no_permission', 'rate_limited', 'unavailable', 'lead_gone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_kind" CHECK ("lead_sources"."kind" in ('google_ads', 'meta', 'angi', 'website_form', 'email', 'webhook')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_reason" CHECK ("lead_deliveries"."reason" in ('unreadable', 'wrong_key', 'wrong_site', 'bot', 'no_contact', 'no_page', 'off', 'not_connected', 'token_expired', 'no_permission', 'rate_limited', 'unavailable', 'lead_gone')) NOT VALID;
