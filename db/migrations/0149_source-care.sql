ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_end_reason";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "other_site_hosts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD COLUMN "trouble" text;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "sealed_body" text;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consent_records" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "lead_enquiries" ADD COLUMN "texts_refused" text;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_end_reason" CHECK ("enrollments"."end_reason" in ('completed', 'person_replied', 'lead_moved_on', 'opted_out', 'stopped', 'merged', 'not_asked', 'arrived_late', 'source_off', 'source_unsure', 'business_gone')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_trouble" CHECK ("lead_sources"."trouble" in ('silent', 'unreadable', 'wrong_key', 'wrong_site', 'bot', 'no_contact', 'no_page', 'off', 'no_lead', 'other_event', 'erased', 'not_connected', 'token_expired', 'no_permission', 'app_refused', 'rate_limited', 'unavailable', 'lead_gone'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('lead', 'reply', 'ready-to-book', 'stop-check', 'call-missed', 'task-due', 'lead-source', 'estimate-viewed', 'estimate-accepted', 'estimate-declined', 'estimate-question', 'invoice-viewed', 'invoice-paid', 'payment-disputed', 'visit-booked', 'visit-moved', 'visit-canceled', 'report-decided')) NOT VALID;