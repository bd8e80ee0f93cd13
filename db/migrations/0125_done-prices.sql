ALTER TABLE "visits" ADD COLUMN "done_price_cents" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "done_items" jsonb;