ALTER TABLE "leads" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "notice_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_address_given" CHECK (length(trim("leads"."address")) between 1 and 300) NOT VALID;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_cancel_reason" CHECK ("visits"."cancel_reason" in ('customer_asked', 'no_response', 'crew_unavailable', 'weather', 'by_mistake', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_notes_given" CHECK (length(trim("visits"."notes")) between 1 and 2000) NOT VALID;