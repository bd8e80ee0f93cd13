CREATE TABLE "customer_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"given_by" text NOT NULL,
	"way" text NOT NULL,
	"given_on" date NOT NULL,
	"note" text,
	"recorded_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	CONSTRAINT "customer_consents_way" CHECK ("customer_consents"."way" in ('in_person', 'phone', 'form', 'import')),
	CONSTRAINT "customer_consents_given_by_given" CHECK (length(trim("customer_consents"."given_by")) between 1 and 200),
	CONSTRAINT "customer_consents_note_given" CHECK (length(trim("customer_consents"."note")) between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_hold_reason";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_skipped_because";--> statement-breakpoint
ALTER TABLE "sends" DROP CONSTRAINT "sends_instead_because";--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_consents_one" ON "customer_consents" USING btree ("contractor_id","phone","customer_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "customer_consents_customer" ON "customer_consents" USING btree ("customer_id","created_at");--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_hold_reason" CHECK ("enrollments"."hold_reason" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_skipped_because" CHECK ("sends"."skipped_because" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_instead_because" CHECK ("sends"."instead_because" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')) NOT VALID;