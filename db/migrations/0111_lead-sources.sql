CREATE TABLE "lead_sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"page_id" uuid,
	"is_on" boolean DEFAULT true NOT NULL,
	"follows_up" boolean DEFAULT true NOT NULL,
	"texts_allowed_at" timestamp (3) with time zone,
	"texts_allowed_by" text,
	"cost_cents" integer,
	"site_host" text,
	"thank_you_url" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_sources_kind" CHECK ("lead_sources"."kind" in ('google_ads', 'angi', 'website_form', 'email', 'webhook')),
	CONSTRAINT "lead_sources_name_given" CHECK (length(trim("lead_sources"."name")) between 1 and 60),
	CONSTRAINT "lead_sources_cost" CHECK ("lead_sources"."cost_cents" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"provider_lead_id" text NOT NULL,
	"body_hash" text NOT NULL,
	"fields" jsonb,
	"body" text,
	"click_id" text,
	"state" text DEFAULT 'received' NOT NULL,
	"reason" text,
	"lead_id" uuid,
	"cost_cents" integer,
	"is_flood" boolean DEFAULT false NOT NULL,
	"repeats" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "lead_deliveries_state" CHECK ("lead_deliveries"."state" in ('received', 'lead', 'joined', 'updated', 'unmatched', 'test')),
	CONSTRAINT "lead_deliveries_reason" CHECK ("lead_deliveries"."reason" in ('unreadable', 'wrong_key', 'wrong_site', 'bot', 'no_contact', 'no_page', 'off')),
	CONSTRAINT "lead_deliveries_reason_of_unmatched" CHECK (("lead_deliveries"."state" = 'unmatched') = ("lead_deliveries"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "renewed_links" DROP CONSTRAINT "renewed_links_kind";--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_sources" ADD CONSTRAINT "lead_sources_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_source_id_lead_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."lead_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_sources_contractor" ON "lead_sources" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_sources_page" ON "lead_sources" USING btree ("page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_deliveries_once" ON "lead_deliveries" USING btree ("source_id","provider_lead_id","body_hash");--> statement-breakpoint
CREATE INDEX "lead_deliveries_source" ON "lead_deliveries" USING btree ("source_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_deliveries_contractor" ON "lead_deliveries" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_deliveries_lead" ON "lead_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_deliveries_old" ON "lead_deliveries" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "renewed_links" ADD CONSTRAINT "renewed_links_kind" CHECK ("renewed_links"."kind" in ('job-estimate', 'invoice', 'visit', 'review', 'preferences', 'customer', 'lead-source'));