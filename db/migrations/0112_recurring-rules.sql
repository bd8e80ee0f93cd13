ALTER TABLE "recurrences" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "recurrences" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recurrences" ADD COLUMN "ended_last_day" date;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_price" CHECK ("recurrences"."price_cents" >= 0);