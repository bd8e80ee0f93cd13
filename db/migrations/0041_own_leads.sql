CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_notes_text_given" CHECK (length(trim("lead_notes"."text")) between 1 and 4000)
);
--> statement-breakpoint
DROP INDEX "leads_contractor";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "estimate_sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_of_contractor" ON "leads" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_lost_reason" CHECK ("leads"."lost_reason" in ('price', 'chose_another', 'no_answer', 'not_needed', 'not_our_work', 'other'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_reason_of_lost" CHECK ("leads"."lost_reason" is null or "leads"."status" = 'lost');