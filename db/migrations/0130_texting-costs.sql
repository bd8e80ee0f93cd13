CREATE TABLE "sending_domains" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"mailbox" text NOT NULL,
	"selector" text NOT NULL,
	"public_key" text NOT NULL,
	"sealed_key" text NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb,
	"checks" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"next_check_at" timestamp (3) with time zone,
	"broken_since" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sending_domains_state" CHECK ("sending_domains"."state" in ('waiting', 'active', 'broken', 'ended')),
	CONSTRAINT "sending_domains_domain_given" CHECK (length(trim("sending_domains"."domain")) between 1 and 253),
	CONSTRAINT "sending_domains_mailbox_given" CHECK (length(trim("sending_domains"."mailbox")) between 1 and 64)
);
--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_hold_reason";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_skipped_because";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_instead_because";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "segments" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "has_media" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "billed_micros" integer;--> statement-breakpoint
ALTER TABLE "sender_days" ADD COLUMN "cost_micros" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "budget_cents" integer;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "own_budget_cents" integer;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "allows_caribbean" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "burst_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "burst" jsonb;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "burst_released_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "sending_domains_active" ON "sending_domains" USING btree ("domain") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "sending_domains_due" ON "sending_domains" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_hold_reason" CHECK ("enrollments"."hold_reason" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_skipped_because" CHECK ("sends"."skipped_because" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_instead_because" CHECK ("sends"."instead_because" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')) NOT VALID;--> statement-breakpoint
ALTER TABLE "senders" ADD CONSTRAINT "senders_budgets" CHECK (coalesce("senders"."budget_cents", 0) >= 0 and coalesce("senders"."own_budget_cents", 0) >= 0);