ALTER TABLE "lead_pictures" ADD COLUMN "shown_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "monthly_cents" integer;--> statement-breakpoint
ALTER TABLE "business_plans" ADD COLUMN "paid_by" text DEFAULT 'by_hand' NOT NULL;--> statement-breakpoint
ALTER TABLE "business_plans" ADD CONSTRAINT "business_plans_paid_by" CHECK ("business_plans"."paid_by" in ('by_hand', 'by_card'));