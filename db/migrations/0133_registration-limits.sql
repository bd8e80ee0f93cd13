ALTER TABLE "texting_registration_changes" DROP CONSTRAINT "texting_registration_changes_status";--> statement-breakpoint
ALTER TABLE "texting_registrations" DROP CONSTRAINT "texting_registrations_status";--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "other_kind" jsonb;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "gone_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "review_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "reviewed_mark" text;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "campaign_rejections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "needs_number" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "texting_registration_changes" ADD CONSTRAINT "texting_registration_changes_status" CHECK ("texting_registration_changes"."status" in ('not_submitted', 'submitting', 'brand_pending', 'campaign_pending', 'approved', 'rejected', 'suspended', 'expired', 'number_inactive'));--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD CONSTRAINT "texting_registrations_status" CHECK ("texting_registrations"."status" in ('not_submitted', 'submitting', 'brand_pending', 'campaign_pending', 'approved', 'rejected', 'suspended', 'expired', 'number_inactive'));--> statement-breakpoint
-- What was approved without anything at a provider was simulated.
UPDATE "texting_registrations" SET "approved_by" = CASE WHEN "provider_ids" = '{}' THEN 'simulation' ELSE 'twilio' END WHERE "status" IN ('approved', 'suspended', 'number_inactive');--> statement-breakpoint
-- A business that was approved already had its number.
UPDATE "senders" SET "needs_number" = false WHERE "phone" IS NOT NULL OR "registration" = 'approved' OR "contractor_id" IN (SELECT "contractor_id" FROM "texting_registrations" WHERE "status" IN ('suspended', 'number_inactive'));
