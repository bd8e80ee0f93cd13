CREATE TABLE "lead_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"member_id" uuid,
	"member_name" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_reports_reason" CHECK ("lead_reports"."reason" in ('spam', 'wrong_number', 'out_of_area', 'duplicate', 'other')),
	CONSTRAINT "lead_reports_state" CHECK ("lead_reports"."state" in ('open', 'accepted', 'declined')),
	CONSTRAINT "lead_reports_decided" CHECK (("lead_reports"."state" = 'open') = ("lead_reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "lead_reports" ADD CONSTRAINT "lead_reports_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_reports" ADD CONSTRAINT "lead_reports_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_reports" ADD CONSTRAINT "lead_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_reports_lead" ON "lead_reports" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_reports_contractor" ON "lead_reports" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_reports_member" ON "lead_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "lead_reports_state_newest" ON "lead_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_reports_newest" ON "lead_reports" USING btree ("created_at","id");