CREATE TABLE "business_plans" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"paid_until" date NOT NULL,
	"canceled_at" timestamp (3) with time zone,
	"canceled_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"notices" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_plans_plan" CHECK ("business_plans"."plan" in ('starter', 'ads')),
	CONSTRAINT "business_plans_ended" CHECK ("business_plans"."ended_at" is null or "business_plans"."due_at" is null)
);
--> statement-breakpoint
ALTER TABLE "business_plans" ADD CONSTRAINT "business_plans_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_plans_due" ON "business_plans" USING btree ("due_at","contractor_id") WHERE due_at is not null;