CREATE TABLE "lead_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"member_id" uuid,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_tasks_text_given" CHECK (length(trim("lead_tasks"."text")) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "ready_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_tasks_contractor" ON "lead_tasks" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_tasks_lead" ON "lead_tasks" USING btree ("lead_id","due_on");--> statement-breakpoint
CREATE INDEX "lead_tasks_due" ON "lead_tasks" USING btree ("contractor_id","due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "lead_tasks_due_of_member" ON "lead_tasks" USING btree ("member_id","due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "conversations_ready" ON "conversations" USING btree ("contractor_id","ready_at","id") WHERE ready_at is not null;--> statement-breakpoint
CREATE INDEX "leads_new_of_contractor" ON "leads" USING btree ("contractor_id","created_at","id") WHERE status = 'new' and not quarantined;