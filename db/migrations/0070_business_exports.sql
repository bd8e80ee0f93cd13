CREATE TABLE "business_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"parts" integer,
	"bytes" bigint,
	"sha256" text,
	"expires_at" timestamp (3) with time zone,
	"downloads" integer DEFAULT 0 NOT NULL,
	"downloaded_at" timestamp (3) with time zone,
	"downloaded_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_exports_state" CHECK ("business_exports"."state" in ('waiting', 'making', 'ready', 'failed', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "business_exports" ADD CONSTRAINT "business_exports_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_exports_contractor" ON "business_exports" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_exports_one_at_a_time" ON "business_exports" USING btree ("contractor_id") WHERE state in ('waiting', 'making');--> statement-breakpoint
CREATE INDEX "business_exports_old" ON "business_exports" USING btree ("created_at");