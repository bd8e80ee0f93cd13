CREATE TABLE "outgoing_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"lead_id" uuid,
	"member_id" uuid,
	"started_by" text NOT NULL,
	"member_phone" text NOT NULL,
	"customer_phone" text NOT NULL,
	"from_phone" text NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"seconds" integer,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outgoing_calls_state" CHECK ("outgoing_calls"."state" in ('waiting', 'ringing', 'calling', 'talked', 'no_answer', 'not_taken', 'failed')),
	CONSTRAINT "outgoing_calls_e164" CHECK ("outgoing_calls"."member_phone" ~ '^[+][1-9][0-9]{6,14}$' and "outgoing_calls"."customer_phone" ~ '^[+][1-9][0-9]{6,14}$' and "outgoing_calls"."from_phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "outgoing_calls" ADD CONSTRAINT "outgoing_calls_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_calls" ADD CONSTRAINT "outgoing_calls_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_calls" ADD CONSTRAINT "outgoing_calls_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_calls" ADD CONSTRAINT "outgoing_calls_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_calls_provider_id" ON "outgoing_calls" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "outgoing_calls_contractor" ON "outgoing_calls" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_calls_conversation" ON "outgoing_calls" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "outgoing_calls_lead" ON "outgoing_calls" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "outgoing_calls_member" ON "outgoing_calls" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "outgoing_calls_customer" ON "outgoing_calls" USING btree ("customer_phone");