CREATE TABLE "commission_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"lead_id" uuid,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"deal_cents" bigint,
	"rate" numeric(5, 4) NOT NULL,
	"reverses_id" uuid,
	"note" text,
	"actor_id" uuid NOT NULL,
	"actor_email" text NOT NULL,
	"request_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_entries_reverses_id_unique" UNIQUE("reverses_id"),
	CONSTRAINT "commission_entries_request_key_unique" UNIQUE("request_key"),
	CONSTRAINT "commission_entries_kind" CHECK ("commission_entries"."kind" in ('commission', 'reversal')),
	CONSTRAINT "commission_entries_sign" CHECK (case "commission_entries"."kind" when 'commission' then "commission_entries"."amount_cents" >= 0 and "commission_entries"."reverses_id" is null else "commission_entries"."amount_cents" <= 0 and "commission_entries"."reverses_id" is not null end),
	CONSTRAINT "commission_entries_deal" CHECK ("commission_entries"."deal_cents" >= 0),
	CONSTRAINT "commission_entries_rate" CHECK ("commission_entries"."rate" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "attributions" DROP CONSTRAINT "attributions_subject";--> statement-breakpoint
DROP INDEX "revenue_share_leads_participant";--> statement-breakpoint
ALTER TABLE "attributions" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "affiliate_program_members" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD COLUMN "suspicion" text;--> statement-breakpoint
ALTER TABLE "revenue_share_leads" ADD COLUMN "lead_id" uuid;--> statement-breakpoint
ALTER TABLE "revenue_share_leads" ADD COLUMN "marked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_participant_id_revenue_share_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."revenue_share_participants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_lead_id_revenue_share_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."revenue_share_leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_entries" ADD CONSTRAINT "commission_entries_reverses_id_commission_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."commission_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_entries_participant" ON "commission_entries" USING btree ("participant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commission_entries_lead" ON "commission_entries" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "revenue_share_leads" ADD CONSTRAINT "revenue_share_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attributions_referral" ON "attributions" USING btree (upper("ref"),"subject") WHERE touch = 'last' and ref is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_program_members_code" ON "affiliate_program_members" USING btree (upper("referral_code"));--> statement-breakpoint
CREATE INDEX "revenue_share_applications_by_status" ON "revenue_share_applications" USING btree ("application_status","created_at","id");--> statement-breakpoint
CREATE INDEX "revenue_share_participants_newest" ON "revenue_share_participants" USING btree ("joined_at","id");--> statement-breakpoint
CREATE INDEX "revenue_share_participants_contractor" ON "revenue_share_participants" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "revenue_share_leads_participant" ON "revenue_share_leads" USING btree ("participant_id","created_at","id");--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD CONSTRAINT "revenue_share_applications_request_key_unique" UNIQUE("request_key");--> statement-breakpoint
ALTER TABLE "revenue_share_leads" ADD CONSTRAINT "revenue_share_leads_lead_id_unique" UNIQUE("lead_id");--> statement-breakpoint
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_subject" CHECK ("attributions"."subject" in ('submission', 'enquiry', 'application'));--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD CONSTRAINT "revenue_share_applications_suspicion" CHECK ("revenue_share_applications"."suspicion" in ('honeypot', 'links'));