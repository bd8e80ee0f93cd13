CREATE TABLE "source_leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"delivery_id" uuid,
	"lead_id" uuid,
	"is_new" boolean NOT NULL,
	"cost_cents" integer,
	"junk_reasons" text[] DEFAULT '{}'::text[] NOT NULL,
	"verdict" text,
	"verdict_by" text,
	"verdict_at" timestamp (3) with time zone,
	"credit_state" text,
	"credit_cents" integer,
	"credit_by" text,
	"credit_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_leads_verdict" CHECK ("source_leads"."verdict" in ('junk', 'real')),
	CONSTRAINT "source_leads_credit_state" CHECK ("source_leads"."credit_state" in ('requested', 'received', 'declined')),
	CONSTRAINT "source_leads_cost" CHECK ("source_leads"."cost_cents" between 0 and 10000000),
	CONSTRAINT "source_leads_credit" CHECK (("source_leads"."credit_cents" is null) = ("source_leads"."credit_state" is distinct from 'received') and "source_leads"."credit_cents" between 1 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_source_id_lead_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."lead_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_delivery_id_lead_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_leads" ADD CONSTRAINT "source_leads_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "source_leads_delivery" ON "source_leads" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "source_leads_contractor" ON "source_leads" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "source_leads_source" ON "source_leads" USING btree ("source_id","created_at");--> statement-breakpoint
CREATE INDEX "source_leads_lead" ON "source_leads" USING btree ("lead_id");--> statement-breakpoint
INSERT INTO "source_leads" ("id", "contractor_id", "source_id", "delivery_id", "lead_id", "is_new", "cost_cents", "created_at")
SELECT "id", "contractor_id", "source_id", "id", "lead_id", "state" = 'lead', "cost_cents", "created_at"
FROM "lead_deliveries" WHERE "state" IN ('lead', 'joined') AND "lead_id" IS NOT NULL;
