CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"phone_unusable" boolean DEFAULT false NOT NULL,
	"last_automated_at" timestamp (3) with time zone,
	"last_reply_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_name_given" CHECK (length(trim("conversations"."name")) between 1 and 200),
	CONSTRAINT "conversations_contact_given" CHECK ("conversations"."phone" is not null or "conversations"."email" is not null)
);
--> statement-breakpoint
CREATE TABLE "enrollments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"service" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"done_steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_later" boolean DEFAULT false NOT NULL,
	"look_at" timestamp (3) with time zone,
	"hold_reason" text,
	"hold_state" text,
	"paused_at" timestamp (3) with time zone,
	"paused_by" text,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrollments_hold_reason" CHECK ("enrollments"."hold_reason" in ('no_consent', 'opted_out', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')),
	CONSTRAINT "enrollments_end_reason" CHECK ("enrollments"."end_reason" in ('completed', 'person_replied', 'lead_moved_on', 'opted_out', 'stopped', 'business_gone')),
	CONSTRAINT "enrollments_end" CHECK (("enrollments"."ended_at" is null) = ("enrollments"."end_reason" is null)),
	CONSTRAINT "enrollments_ended_rest" CHECK ("enrollments"."ended_at" is null or "enrollments"."look_at" is null)
);
--> statement-breakpoint
CREATE TABLE "follow_up_turns" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone,
	"sender_free_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enrollment_id" uuid NOT NULL,
	"step" text NOT NULL,
	"channel" text NOT NULL,
	"sequence_version" integer NOT NULL,
	"message_id" uuid,
	"skipped_because" text,
	"instead_because" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sends_once" UNIQUE("enrollment_id","step","channel"),
	CONSTRAINT "sends_channel" CHECK ("sends"."channel" in ('email', 'sms')),
	CONSTRAINT "sends_skipped_because" CHECK ("sends"."skipped_because" in ('no_consent', 'opted_out', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable')),
	CONSTRAINT "sends_instead_because" CHECK ("sends"."instead_because" in ('no_consent', 'opted_out', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'paused', 'sender_missing', 'registration_pending', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable'))
);
--> statement-breakpoint
CREATE TABLE "sequences" (
	"contractor_id" uuid NOT NULL,
	"service" text NOT NULL,
	"version" integer NOT NULL,
	"steps" jsonb NOT NULL,
	"channels" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sequences_contractor_id_service_version_pk" PRIMARY KEY("contractor_id","service","version")
);
--> statement-breakpoint
CREATE TABLE "sender_days" (
	"contractor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"texts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sender_days_contractor_id_day_pk" PRIMARY KEY("contractor_id","day")
);
--> statement-breakpoint
CREATE TABLE "senders" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"phone" text,
	"provider_id" text,
	"registration" text DEFAULT 'not_started' NOT NULL,
	"rejected_because" text,
	"brand" text,
	"campaign" text,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"texts_per_second" real DEFAULT 1 NOT NULL,
	"texts_per_day" integer DEFAULT 2000 NOT NULL,
	"texts_per_month" integer DEFAULT 20000 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "senders_phone_unique" UNIQUE("phone"),
	CONSTRAINT "senders_registration" CHECK ("senders"."registration" in ('not_started', 'pending', 'approved', 'rejected')),
	CONSTRAINT "senders_phone_e164" CHECK ("senders"."phone" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "senders_limits" CHECK ("senders"."texts_per_second" > 0 and "senders"."texts_per_day" >= 0 and "senders"."texts_per_month" >= 0)
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_turns" ADD CONSTRAINT "follow_up_turns_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "public"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sequences" ADD CONSTRAINT "sequences_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sender_days" ADD CONSTRAINT "sender_days_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "senders" ADD CONSTRAINT "senders_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_per_phone" ON "conversations" USING btree ("contractor_id","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_one_per_email" ON "conversations" USING btree ("contractor_id","email");--> statement-breakpoint
CREATE INDEX "conversations_phone" ON "conversations" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "conversations_email" ON "conversations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_one_running" ON "enrollments" USING btree ("lead_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "enrollments_lead" ON "enrollments" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "enrollments_conversation" ON "enrollments" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "enrollments_due" ON "enrollments" USING btree ("contractor_id","is_later","look_at") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "enrollments_held" ON "enrollments" USING btree ("contractor_id","hold_reason") WHERE hold_reason is not null;--> statement-breakpoint
CREATE INDEX "enrollments_next" ON "enrollments" USING btree ("look_at","id") WHERE look_at is not null;--> statement-breakpoint
CREATE INDEX "enrollments_held_newest" ON "enrollments" USING btree ("hold_reason","look_at","id") WHERE hold_reason is not null;--> statement-breakpoint
CREATE INDEX "follow_up_turns_due" ON "follow_up_turns" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "sends_message" ON "sends" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "sends_newest" ON "sends" USING btree ("created_at","id");