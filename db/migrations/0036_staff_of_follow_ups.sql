ALTER TABLE "inbound_mails" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "inbound_mails" ADD COLUMN "seen_by" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "seen_by" text;--> statement-breakpoint
ALTER TABLE "opt_outs" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "opt_outs" ADD COLUMN "conversation_id" uuid;--> statement-breakpoint
CREATE INDEX "inbound_mails_unseen" ON "inbound_mails" USING btree ("created_at","id") WHERE outcome in ('unmatched', 'unreadable') and seen_at is null;--> statement-breakpoint
CREATE INDEX "messages_unseen" ON "messages" USING btree ("created_at","id") WHERE direction = 'inbound' and conversation_id is null and seen_at is null;--> statement-breakpoint
CREATE INDEX "form_submissions_custom_timing" ON "form_submissions" USING btree ("created_at","id") WHERE followup_timing = 'custom';