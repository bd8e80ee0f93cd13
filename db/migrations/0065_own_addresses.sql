CREATE TABLE "own_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"www" boolean DEFAULT false NOT NULL,
	"other_leads_here" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb,
	"looks" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"next_look_at" timestamp (3) with time zone,
	"failing_since" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_addresses_kind" CHECK ("own_addresses"."kind" in ('subdomain', 'domain')),
	CONSTRAINT "own_addresses_state" CHECK ("own_addresses"."state" in ('waiting', 'active', 'lost', 'ended', 'released')),
	CONSTRAINT "own_addresses_name_given" CHECK (length(trim("own_addresses"."name")) between 1 and 253)
);
--> statement-breakpoint
ALTER TABLE "seo_pages" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "own_addresses" ADD CONSTRAINT "own_addresses_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_addresses" ADD CONSTRAINT "own_addresses_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_addresses_one_of_a_kind" ON "own_addresses" USING btree ("page_id","kind") WHERE state <> 'released';--> statement-breakpoint
CREATE UNIQUE INDEX "own_addresses_subdomain" ON "own_addresses" USING btree ("name") WHERE kind = 'subdomain';--> statement-breakpoint
CREATE UNIQUE INDEX "own_addresses_domain" ON "own_addresses" USING btree ("name") WHERE kind = 'domain' and state = 'active';--> statement-breakpoint
CREATE INDEX "own_addresses_page" ON "own_addresses" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "own_addresses_contractor" ON "own_addresses" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "own_addresses_due" ON "own_addresses" USING btree ("next_look_at") WHERE next_look_at is not null;