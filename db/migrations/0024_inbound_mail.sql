CREATE TABLE "inbound_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_kind" text NOT NULL,
	"token_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"sender" text NOT NULL,
	"raw" "bytea",
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"from_address" text,
	"subject" text,
	"text" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbound_mails_cause_unique" UNIQUE("cause"),
	CONSTRAINT "inbound_mails_token_kind" CHECK ("inbound_mails"."token_kind" in ('reply', 'bounce')),
	CONSTRAINT "inbound_mails_outcome" CHECK ("inbound_mails"."outcome" in ('waiting', 'reply', 'bounce', 'complaint', 'automatic', 'unmatched', 'unreadable'))
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_state";--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_mails_unmatched" ON "inbound_mails" USING btree ("created_at","id") WHERE outcome in ('unmatched', 'unreadable');--> statement-breakpoint
CREATE INDEX "inbound_mails_token" ON "inbound_mails" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "message_attachments_message" ON "message_attachments" USING btree ("message_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('queued', 'sending', 'sent', 'kept', 'delayed', 'failed', 'uncertain', 'suppressed', 'withheld', 'received'));