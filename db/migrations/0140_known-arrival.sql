ALTER TABLE "visits" ADD COLUMN "known_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "known_window_minutes" integer;