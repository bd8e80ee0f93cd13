ALTER TABLE "conversations" ADD COLUMN "flagged_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "conversations_flagged" ON "conversations" USING btree ("flagged_at","id") WHERE flagged_at is not null;--> statement-breakpoint
CREATE INDEX "messages_unmatched" ON "messages" USING btree ("created_at","id") WHERE direction = 'inbound' and conversation_id is null;