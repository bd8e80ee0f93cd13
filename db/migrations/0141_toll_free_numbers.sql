ALTER TABLE "texting_registration_changes" DROP CONSTRAINT "texting_registration_changes_status";--> statement-breakpoint
ALTER TABLE "texting_registrations" DROP CONSTRAINT "texting_registrations_status";--> statement-breakpoint
ALTER TABLE "texting_registrations" DROP CONSTRAINT "texting_registrations_part";--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "number_type" text DEFAULT 'local' NOT NULL;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "verification_submissions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "verification_rejections" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "may_edit" boolean;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD COLUMN "edit_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "spare_phone" text;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "spare_provider_id" text;--> statement-breakpoint
ALTER TABLE "senders" ADD CONSTRAINT "senders_spare_phone_unique" UNIQUE("spare_phone");--> statement-breakpoint
ALTER TABLE "texting_registration_changes" ADD CONSTRAINT "texting_registration_changes_status" CHECK ("texting_registration_changes"."status" in ('not_submitted', 'submitting', 'brand_pending', 'campaign_pending', 'verifying', 'verification_pending', 'approved', 'rejected', 'suspended', 'expired', 'number_inactive'));--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD CONSTRAINT "texting_registrations_number_type" CHECK ("texting_registrations"."number_type" in ('local', 'toll_free'));--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD CONSTRAINT "texting_registrations_status" CHECK ("texting_registrations"."status" in ('not_submitted', 'submitting', 'brand_pending', 'campaign_pending', 'verifying', 'verification_pending', 'approved', 'rejected', 'suspended', 'expired', 'number_inactive'));--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD CONSTRAINT "texting_registrations_part" CHECK ("texting_registrations"."rejected_part" in ('brand', 'campaign', 'verification'));--> statement-breakpoint
ALTER TABLE "senders" ADD CONSTRAINT "senders_spare_phone_e164" CHECK ("senders"."spare_phone" ~ '^[+][1-9][0-9]{6,14}$');