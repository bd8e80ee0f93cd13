CREATE TABLE "texting_registration_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"codes" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "texting_registration_changes_status" CHECK ("texting_registration_changes"."status" in ('submitting', 'brand_pending', 'campaign_pending', 'approved', 'rejected', 'suspended', 'expired', 'number_inactive'))
);
--> statement-breakpoint
CREATE TABLE "texting_registrations" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text NOT NULL,
	"brand_name" text NOT NULL,
	"business_type" text NOT NULL,
	"ein_sealed" text,
	"ein_mark" text,
	"ein_last4" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"mobile" text,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"website" text NOT NULL,
	"campaign" jsonb NOT NULL,
	"provider_ids" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempting" text,
	"brand_submissions" integer DEFAULT 0 NOT NULL,
	"campaign_submissions" integer DEFAULT 0 NOT NULL,
	"brand_rejections" integer DEFAULT 0 NOT NULL,
	"rejected_part" text,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"needs_reply_since" timestamp (3) with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"check_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "texting_registrations_status" CHECK ("texting_registrations"."status" in ('submitting', 'brand_pending', 'campaign_pending', 'approved', 'rejected', 'suspended', 'expired', 'number_inactive')),
	CONSTRAINT "texting_registrations_kind" CHECK ("texting_registrations"."kind" in ('standard', 'sole_proprietor')),
	CONSTRAINT "texting_registrations_type" CHECK ("texting_registrations"."business_type" in ('llc', 'corporation', 'partnership', 'nonprofit', 'individual')),
	CONSTRAINT "texting_registrations_part" CHECK ("texting_registrations"."rejected_part" in ('brand', 'campaign')),
	CONSTRAINT "texting_registrations_legal_name_given" CHECK (length(trim("texting_registrations"."legal_name")) between 1 and 100),
	CONSTRAINT "texting_registrations_rejected_part_given" CHECK ("texting_registrations"."status" <> 'rejected' or "texting_registrations"."rejected_part" is not null)
);
--> statement-breakpoint
ALTER TABLE "texting_registration_changes" ADD CONSTRAINT "texting_registration_changes_contractor_id_texting_registrations_contractor_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."texting_registrations"("contractor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texting_registrations" ADD CONSTRAINT "texting_registrations_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "texting_registration_changes_of" ON "texting_registration_changes" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "texting_registrations_due" ON "texting_registrations" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "texting_registrations_ein" ON "texting_registrations" USING btree ("ein_mark") WHERE ein_mark is not null;