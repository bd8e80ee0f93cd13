CREATE TABLE "scheduled_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_id" uuid,
	"author" text NOT NULL,
	"channel" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"hold_reason" text,
	"hold_detail" text,
	"held_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_messages_channel" CHECK ("scheduled_messages"."channel" in ('email', 'sms')),
	CONSTRAINT "scheduled_messages_hold_reason" CHECK ("scheduled_messages"."hold_reason" in ('no_consent', 'opted_out', 'do_not_contact', 'no_address', 'address_suppressed', 'number_unusable', 'person_replied', 'lead_moved_on', 'switched_off', 'stale', 'business_inactive', 'quarantined', 'stop_unclear', 'paused', 'sender_missing', 'registration_pending', 'sender_paused', 'budget_reached', 'time_zone_unknown', 'quiet_hours', 'spacing', 'sender_limit', 'provider_unavailable', 'replied_since', 'author_left', 'no_response', 'late', 'address_changed')),
	CONSTRAINT "scheduled_messages_text_given" CHECK (length(trim("scheduled_messages"."text")) between 1 and 10000),
	CONSTRAINT "scheduled_messages_hold" CHECK ("scheduled_messages"."hold_reason" is not null or ("scheduled_messages"."held_until" is null and "scheduled_messages"."hold_detail" is null))
);
--> statement-breakpoint
CREATE TABLE "missed_call_texts" (
	"contractor_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "missed_call_texts_contractor_id_version_pk" PRIMARY KEY("contractor_id","version"),
	CONSTRAINT "missed_call_texts_text_given" CHECK (length(trim("missed_call_texts"."text")) between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_call_texts" ADD CONSTRAINT "missed_call_texts_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scheduled_messages_conversation" ON "scheduled_messages" USING btree ("conversation_id","send_at","id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_contractor" ON "scheduled_messages" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_author" ON "scheduled_messages" USING btree ("author_id");