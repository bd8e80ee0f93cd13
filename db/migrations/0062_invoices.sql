CREATE TABLE "invoice_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"contractor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"number" integer,
	"method" text,
	"note" text,
	"happened_on" date NOT NULL,
	"recorded_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_entries_kind" CHECK ("invoice_entries"."kind" in ('issued', 'payment', 'refund', 'credit')),
	CONSTRAINT "invoice_entries_method" CHECK ("invoice_entries"."method" in ('cash', 'check', 'other')),
	CONSTRAINT "invoice_entries_direction" CHECK (case "invoice_entries"."kind" when 'issued' then "invoice_entries"."cents" >= 0 when 'refund' then "invoice_entries"."cents" > 0 else "invoice_entries"."cents" < 0 end),
	CONSTRAINT "invoice_entries_numbered" CHECK (("invoice_entries"."kind" = 'credit') = ("invoice_entries"."number" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_settings" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"how_to_pay" text,
	"due_days" integer NOT NULL,
	"reminds" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"lead_id" uuid,
	"work_order_id" uuid,
	"estimate_id" uuid,
	"number" integer,
	"customer_name" text NOT NULL,
	"phone" text,
	"email" text,
	"address" text,
	"what" text NOT NULL,
	"content" jsonb NOT NULL,
	"due_on" date NOT NULL,
	"deposit_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"issued_on" date,
	"business" jsonb,
	"sent_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_customer_given" CHECK (length(trim("invoices"."customer_name")) between 1 and 200),
	CONSTRAINT "invoices_what_given" CHECK (length(trim("invoices"."what")) between 1 and 200),
	CONSTRAINT "invoices_issued" CHECK (("invoices"."number" is null) = ("invoices"."issued_on" is null)),
	CONSTRAINT "invoices_amounts" CHECK ("invoices"."total_cents" >= 0 and "invoices"."deposit_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "document_numbers" DROP CONSTRAINT "document_numbers_kind";--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD CONSTRAINT "invoice_settings_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_estimate_id_job_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."job_estimates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_entries_issued_once" ON "invoice_entries" USING btree ("invoice_id") WHERE kind = 'issued';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_entries_credit_number" ON "invoice_entries" USING btree ("contractor_id","number") WHERE kind = 'credit';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_entries_invoice" ON "invoice_entries" USING btree ("invoice_id","position");--> statement-breakpoint
CREATE INDEX "invoice_entries_contractor" ON "invoice_entries" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("contractor_id","number");--> statement-breakpoint
CREATE INDEX "invoices_contractor" ON "invoices" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_drafts" ON "invoices" USING btree ("contractor_id","created_at","id") WHERE number is null;--> statement-breakpoint
CREATE INDEX "invoices_owed" ON "invoices" USING btree ("contractor_id","due_on","id") WHERE number is not null and total_cents > paid_cents + credited_cents;--> statement-breakpoint
CREATE INDEX "invoices_lead" ON "invoices" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "invoices_work_order" ON "invoices" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "invoices_estimate" ON "invoices" USING btree ("estimate_id");--> statement-breakpoint
CREATE INDEX "invoices_phone" ON "invoices" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "invoices_email" ON "invoices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "invoices_to_remind" ON "invoices" USING btree ("remind_at","id") WHERE remind_at is not null;--> statement-breakpoint
ALTER TABLE "document_numbers" ADD CONSTRAINT "document_numbers_kind" CHECK ("document_numbers"."kind" in ('estimate', 'invoice', 'credit_note'));
--> statement-breakpoint
-- What an invoice with a number says stays; only what names a person can be taken out, once (rules `invoices.issued`, `invoices.kept`).
CREATE FUNCTION issued_invoice_stays() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.contractor_id, NEW.number, NEW.issued_on, NEW.due_on, NEW.total_cents, NEW.deposit_cents, NEW.business)
      IS DISTINCT FROM
      (OLD.id, OLD.contractor_id, OLD.number, OLD.issued_on, OLD.due_on, OLD.total_cents, OLD.deposit_cents, OLD.business)
    OR ((NEW.customer_name, NEW.address, NEW.what, NEW.content) IS DISTINCT FROM (OLD.customer_name, OLD.address, OLD.what, OLD.content)
      AND NOT (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL))
  THEN
    RAISE EXCEPTION 'an issued invoice never changes' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_issued_stay
BEFORE UPDATE ON invoices
FOR EACH ROW WHEN (OLD.number IS NOT NULL) EXECUTE FUNCTION issued_invoice_stays();
--> statement-breakpoint
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_issued_stay;
--> statement-breakpoint
-- Entries go with their invoice alone, which is one trigger deeper; of a note nothing may be left but its absence (rule `invoices.ledger`).
CREATE FUNCTION invoice_entry_stays() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.note IS NULL THEN
    NEW.note := OLD.note;
    IF NEW IS NOT DISTINCT FROM OLD THEN
      NEW.note := NULL;
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'invoice entries are append-only: % is refused', lower(TG_OP)
    USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoice_entries_stay
BEFORE UPDATE OR DELETE ON invoice_entries
FOR EACH ROW EXECUTE FUNCTION invoice_entry_stays();
--> statement-breakpoint
ALTER TABLE invoice_entries ENABLE ALWAYS TRIGGER invoice_entries_stay;
