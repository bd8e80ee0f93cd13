-- without transaction
-- What 0149 leaves for a large table: the checks of the rows that are there block no one who writes.
ALTER TABLE "enrollments" VALIDATE CONSTRAINT "enrollments_end_reason";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind";
