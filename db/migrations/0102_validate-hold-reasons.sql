ALTER TABLE "enrollments" VALIDATE CONSTRAINT "enrollments_hold_reason";--> statement-breakpoint
ALTER TABLE "sends" VALIDATE CONSTRAINT "sends_skipped_because";--> statement-breakpoint
ALTER TABLE "sends" VALIDATE CONSTRAINT "sends_instead_because";
