ALTER TABLE "leads" ADD COLUMN "came_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answer_ms" bigint;