ALTER TABLE "invoices" ADD COLUMN "voided_at" timestamp (3) with time zone;--> statement-breakpoint
-- Until now, an invoice credited in full didn't count as the bill for its work.
UPDATE "invoices" SET "voided_at" = "updated_at"
WHERE "number" IS NOT NULL AND NOT "is_deposit" AND "total_cents" > 0 AND "credited_cents" >= "total_cents";
