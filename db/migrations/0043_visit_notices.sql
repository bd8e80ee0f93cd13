ALTER TABLE "visits" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "on_the_way_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "visits_to_remind" ON "visits" USING btree ("remind_at","id") WHERE remind_at is not null;