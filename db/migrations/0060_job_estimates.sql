CREATE TABLE "document_numbers" (
	"contractor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_contractor_id_kind_pk" PRIMARY KEY("contractor_id","kind"),
	CONSTRAINT "document_numbers_kind" CHECK ("document_numbers"."kind" in ('estimate'))
);
--> statement-breakpoint
CREATE TABLE "job_estimate_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"estimate_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"option" integer,
	"total_cents" integer,
	"typed_name" text,
	"wording" text,
	"reason" text,
	"ip_address" text NOT NULL,
	"document_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_estimate_answers_kind" CHECK ("job_estimate_answers"."kind" in ('accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "job_estimate_versions" (
	"estimate_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"contractor_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"document_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_estimate_versions_estimate_id_version_pk" PRIMARY KEY("estimate_id","version")
);
--> statement-breakpoint
CREATE TABLE "job_estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"lead_id" uuid,
	"work_order_id" uuid,
	"number" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"customer_name" text NOT NULL,
	"phone" text,
	"email" text,
	"address" text,
	"what" text NOT NULL,
	"content" jsonb NOT NULL,
	"low_cents" integer NOT NULL,
	"high_cents" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"sent_revision" integer,
	"offered_until" date,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_estimates_state" CHECK ("job_estimates"."state" in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "job_estimates_customer_given" CHECK (length(trim("job_estimates"."customer_name")) between 1 and 200),
	CONSTRAINT "job_estimates_what_given" CHECK (length(trim("job_estimates"."what")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"unit" text,
	"price_cents" integer NOT NULL,
	"taxable" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prices_name_given" CHECK (length(trim("prices"."name")) between 1 and 200),
	CONSTRAINT "prices_not_negative" CHECK ("prices"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "document_numbers" ADD CONSTRAINT "document_numbers_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimate_answers" ADD CONSTRAINT "job_estimate_answers_estimate_id_job_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."job_estimates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimate_answers" ADD CONSTRAINT "job_estimate_answers_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimate_versions" ADD CONSTRAINT "job_estimate_versions_estimate_id_job_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."job_estimates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimate_versions" ADD CONSTRAINT "job_estimate_versions_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD CONSTRAINT "job_estimates_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD CONSTRAINT "job_estimates_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD CONSTRAINT "job_estimates_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_estimate_answers_one_acceptance" ON "job_estimate_answers" USING btree ("estimate_id") WHERE kind = 'accepted';--> statement-breakpoint
CREATE INDEX "job_estimate_answers_estimate" ON "job_estimate_answers" USING btree ("estimate_id","created_at");--> statement-breakpoint
CREATE INDEX "job_estimate_answers_contractor" ON "job_estimate_answers" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "job_estimate_versions_contractor" ON "job_estimate_versions" USING btree ("contractor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_estimates_number" ON "job_estimates" USING btree ("contractor_id","number");--> statement-breakpoint
CREATE INDEX "job_estimates_contractor" ON "job_estimates" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "job_estimates_by_state" ON "job_estimates" USING btree ("contractor_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "job_estimates_lead" ON "job_estimates" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "job_estimates_work_order" ON "job_estimates" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "job_estimates_phone" ON "job_estimates" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "job_estimates_email" ON "job_estimates" USING btree ("email");--> statement-breakpoint
CREATE INDEX "job_estimates_to_remind" ON "job_estimates" USING btree ("remind_at","id") WHERE remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "prices_one_per_name" ON "prices" USING btree ("contractor_id",lower("name"));
--> statement-breakpoint
-- What a customer was shown and what they answered stay as they are (rules `estimates.versions`, `estimates.accept`).
CREATE FUNCTION job_estimate_record_stays() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% keeps what a customer was shown or answered: % is refused', TG_TABLE_NAME, lower(TG_OP)
    USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_estimate_versions_stay
BEFORE UPDATE ON job_estimate_versions
FOR EACH STATEMENT EXECUTE FUNCTION job_estimate_record_stays();
--> statement-breakpoint
ALTER TABLE job_estimate_versions ENABLE ALWAYS TRIGGER job_estimate_versions_stay;
--> statement-breakpoint
CREATE TRIGGER job_estimate_answers_stay
BEFORE UPDATE ON job_estimate_answers
FOR EACH STATEMENT EXECUTE FUNCTION job_estimate_record_stays();
--> statement-breakpoint
ALTER TABLE job_estimate_answers ENABLE ALWAYS TRIGGER job_estimate_answers_stay;
