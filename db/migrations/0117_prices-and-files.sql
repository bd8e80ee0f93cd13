ALTER TABLE "customer_consents" ADD COLUMN "wording" text;--> statement-breakpoint
ALTER TABLE "recurrences" ADD COLUMN "has_own_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "customer_consents" ADD CONSTRAINT "customer_consents_wording_given" CHECK (length(trim("customer_consents"."wording")) between 1 and 1000) NOT VALID;