CREATE TABLE "visit_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"what" text NOT NULL,
	"address" text,
	"starts" timestamp (3) with time zone[] NOT NULL,
	"duration_minutes" integer NOT NULL,
	"travel_minutes" integer NOT NULL,
	"window_minutes" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"visit_id" uuid,
	"picked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_offers_what_given" CHECK (length(trim("visit_offers"."what")) between 1 and 200),
	CONSTRAINT "visit_offers_starts" CHECK (cardinality("visit_offers"."starts") between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_offers_token" ON "visit_offers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "visit_offers_lead" ON "visit_offers" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "visit_offers_contractor" ON "visit_offers" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "visit_offers_expired" ON "visit_offers" USING btree ("expires_at","id");