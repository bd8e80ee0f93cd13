-- without transaction
-- What 0089 to 0091 leave for a large table: indexes, and checks of the rows that are there, block no one who writes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversations_stop_check" ON "conversations" USING btree ("stop_check_at","id") WHERE stop_check_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbound_mails_blocked" ON "inbound_mails" USING btree ("created_at") WHERE meaning = 'us';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversations_one_per_phone";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "conversations_one_per_email";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leads_one_per_phone";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leads_one_per_email";--> statement-breakpoint
ALTER TABLE "leads" VALIDATE CONSTRAINT "leads_address_given";--> statement-breakpoint
ALTER TABLE "visits" VALIDATE CONSTRAINT "visits_cancel_reason";--> statement-breakpoint
ALTER TABLE "visits" VALIDATE CONSTRAINT "visits_notes_given";--> statement-breakpoint
ALTER TABLE "enrollments" VALIDATE CONSTRAINT "enrollments_hold_reason";--> statement-breakpoint
ALTER TABLE "sends" VALIDATE CONSTRAINT "sends_skipped_because";--> statement-breakpoint
ALTER TABLE "sends" VALIDATE CONSTRAINT "sends_instead_because";--> statement-breakpoint
ALTER TABLE "inbound_mails" VALIDATE CONSTRAINT "inbound_mails_meaning";--> statement-breakpoint
ALTER TABLE "inbound_mails" VALIDATE CONSTRAINT "inbound_mails_outcome";
