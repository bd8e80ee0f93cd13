ALTER TABLE "follow_up_turns" ADD COLUMN "fresh_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "enrollments_fresh" ON "enrollments" USING btree ("contractor_id","look_at") WHERE look_at is not null and not is_later and hold_reason is null;--> statement-breakpoint
CREATE INDEX "follow_up_turns_fresh" ON "follow_up_turns" USING btree ("fresh_at") WHERE fresh_at is not null;