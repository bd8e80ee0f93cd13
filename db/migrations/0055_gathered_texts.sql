ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD COLUMN "tell_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "text_waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "texted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "lead_tasks_to_tell" ON "lead_tasks" USING btree ("tell_at","id") WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_text_waits" ON "notifications" USING btree ("member_id") WHERE text_waits;--> statement-breakpoint
CREATE INDEX "notifications_texted" ON "notifications" USING btree ("member_id","texted_at") WHERE texted_at is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('lead', 'reply', 'ready-to-book', 'task-due', 'visit-booked', 'visit-moved', 'visit-canceled', 'report-decided'));--> statement-breakpoint
-- Of what is open already the clock of the business is not known here: eight in the morning in the middle of the country.
UPDATE lead_tasks SET tell_at = (due_on + interval '14 hours') AT TIME ZONE 'UTC' WHERE done_at IS NULL AND due_on >= current_date;
