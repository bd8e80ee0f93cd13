DROP INDEX "messages_mailbox";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "direction" text DEFAULT 'outbound' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "contractor_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
CREATE INDEX "messages_contractor" ON "messages" USING btree ("contractor_id","id") WHERE contractor_id is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","created_at","id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX "messages_mailbox" ON "messages" USING btree (lower(replace(split_part(split_part("to_address", '@', 1), '+', 1), '.', '') || '@' || split_part("to_address", '@', 2)),"created_at","id") WHERE "messages"."channel" = 'email' and "messages"."state" not in ('withheld', 'suppressed');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_channel" CHECK ("messages"."channel" in ('email', 'sms'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_direction" CHECK ("messages"."direction" in ('outbound', 'inbound'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_of_business" CHECK ("messages"."conversation_id" is null or "messages"."contractor_id" is not null);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_text_to_e164" CHECK ("messages"."channel" <> 'sms' or "messages"."direction" <> 'outbound' or "messages"."to_address" ~ '^[+][1-9][0-9]{6,14}$');