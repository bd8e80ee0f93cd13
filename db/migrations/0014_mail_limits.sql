ALTER TABLE "messages" DROP CONSTRAINT "messages_state";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD COLUMN "email_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_mailbox" ON "messages" USING btree (lower(replace(split_part(split_part("to_address", '@', 1), '+', 1), '.', '') || '@' || split_part("to_address", '@', 2)),"created_at","id") WHERE "messages"."state" not in ('withheld', 'suppressed');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_state" CHECK ("messages"."state" in ('queued', 'sending', 'sent', 'kept', 'delayed', 'failed', 'uncertain', 'suppressed', 'withheld'));