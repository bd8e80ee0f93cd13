CREATE TABLE "blocked_callers" (
	"contractor_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"blocked_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_callers_contractor_id_phone_pk" PRIMARY KEY("contractor_id","phone"),
	CONSTRAINT "blocked_callers_e164" CHECK ("blocked_callers"."phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "call_legs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"phone" text NOT NULL,
	"provider_id" text,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_legs_outcome" CHECK ("call_legs"."outcome" in ('accepted', 'not_accepted', 'no_answer', 'busy', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "call_phones" (
	"contractor_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	CONSTRAINT "call_phones_contractor_id_place_pk" PRIMARY KEY("contractor_id","place"),
	CONSTRAINT "call_phones_name_given" CHECK (length(trim("call_phones"."name")) between 1 and 60),
	CONSTRAINT "call_phones_e164" CHECK ("call_phones"."phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "call_settings" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"ring_seconds" integer NOT NULL,
	"texts_missed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_settings_ring" CHECK ("call_settings"."ring_seconds" between 5 and 60)
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"conversation_id" uuid,
	"lead_id" uuid,
	"provider_id" text NOT NULL,
	"to_phone" text NOT NULL,
	"from_phone" text,
	"attestation" text,
	"state" text NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"seconds" integer,
	"task_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calls_state" CHECK ("calls"."state" in ('ringing', 'answered', 'missed', 'blocked')),
	CONSTRAINT "calls_attestation" CHECK ("calls"."attestation" in ('A', 'B', 'C', 'failed')),
	CONSTRAINT "calls_numbers_e164" CHECK ("calls"."to_phone" ~ '^[+][1-9][0-9]{6,14}$' and "calls"."from_phone" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_call_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blocked_callers" ADD CONSTRAINT "blocked_callers_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_legs" ADD CONSTRAINT "call_legs_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_phones" ADD CONSTRAINT "call_phones_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_settings" ADD CONSTRAINT "call_settings_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_task_id_lead_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."lead_tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_callers_phone" ON "blocked_callers" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "call_legs_place" ON "call_legs" USING btree ("call_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_provider_id" ON "calls" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "calls_contractor" ON "calls" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_conversation" ON "calls" USING btree ("conversation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "calls_lead" ON "calls" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "calls_task" ON "calls" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "calls_from" ON "calls" USING btree ("from_phone");