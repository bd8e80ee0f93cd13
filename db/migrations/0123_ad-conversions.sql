CREATE TABLE "ad_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"access_token" text NOT NULL,
	"account_id" text,
	"booked_action_id" text,
	"paid_action_id" text,
	"started_at" timestamp (3) with time zone,
	"problem" text,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_connections_platform" CHECK ("ad_connections"."platform" in ('google', 'meta')),
	CONSTRAINT "ad_connections_problem" CHECK ("ad_connections"."problem" in ('token_expired', 'no_permission', 'wrong_account', 'no_terms', 'refused', 'rate_limited', 'unavailable')),
	CONSTRAINT "ad_connections_on" CHECK ("ad_connections"."started_at" is null or "ad_connections"."account_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "ad_conversions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"lead_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"cents" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"sent_at" timestamp (3) with time zone,
	"sent_cents" integer,
	"request_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_conversions_platform" CHECK ("ad_conversions"."platform" in ('google', 'meta')),
	CONSTRAINT "ad_conversions_stage" CHECK ("ad_conversions"."stage" in ('lead', 'booked', 'paid')),
	CONSTRAINT "ad_conversions_state" CHECK ("ad_conversions"."state" in ('waiting', 'sent', 'skipped', 'failed')),
	CONSTRAINT "ad_conversions_reason" CHECK ("ad_conversions"."reason" in ('too_late', 'opted_out', 'junk', 'canceled', 'no_identifier', 'off', 'token_expired', 'no_permission', 'wrong_account', 'no_terms', 'refused', 'rate_limited', 'unavailable')),
	CONSTRAINT "ad_conversions_reason_given" CHECK (("ad_conversions"."state" in ('skipped', 'failed')) = ("ad_conversions"."reason" is not null)),
	CONSTRAINT "ad_conversions_cents" CHECK ("ad_conversions"."cents" >= 0),
	CONSTRAINT "ad_conversions_sent" CHECK ("ad_conversions"."state" <> 'sent' or "ad_conversions"."sent_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "ad_connections" ADD CONSTRAINT "ad_connections_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_conversions" ADD CONSTRAINT "ad_conversions_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_conversions" ADD CONSTRAINT "ad_conversions_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_connections_once" ON "ad_connections" USING btree ("contractor_id","platform");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_conversions_once" ON "ad_conversions" USING btree ("lead_id","platform","stage");--> statement-breakpoint
CREATE INDEX "ad_conversions_newest" ON "ad_conversions" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ad_conversions_unsent" ON "ad_conversions" USING btree ("contractor_id","platform") WHERE state in ('waiting', 'failed');