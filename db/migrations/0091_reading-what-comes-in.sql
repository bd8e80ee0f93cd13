ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_hold_reason";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_skipped_because";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_instead_because";--> statement-breakpoint
ALTER TABLE "inbound_mails" DROP CONSTRAINT "inbound_mails_outcome";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "stop_check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "stop_check_message_id" uuid;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD COLUMN "meaning" text;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD COLUMN "detail" text;--> statement-breakpoint
CREATE INDEX "conversations_stop_check" ON "conversations" USING btree ("stop_check_at","id") WHERE stop_check_at is not null;--> statement-breakpoint
CREATE INDEX "inbound_mails_blocked" ON "inbound_mails" USING btree ("created_at") WHERE meaning = 'us';--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_hold_reason" CHECK ("enrollments"."hold_reason" in ('no_consent', 'opted_out', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_skipped_because" CHECK ("sends"."skipped_because" in ('no_consent', 'opted_out', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'));--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_instead_because" CHECK ("sends"."instead_because" in ('no_consent', 'opted_out', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'));--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_meaning" CHECK ("inbound_mails"."meaning" in ('address', 'us', 'message', 'temporary'));--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD CONSTRAINT "inbound_mails_outcome" CHECK ("inbound_mails"."outcome" in ('waiting', 'reply', 'reaction', 'bounce', 'complaint', 'automatic', 'unmatched', 'unreadable'));