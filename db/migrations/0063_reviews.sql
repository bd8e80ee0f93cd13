CREATE TABLE "review_clicks" (
	"request_id" uuid NOT NULL,
	"site" text NOT NULL,
	"contractor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_clicks_request_id_site_pk" PRIMARY KEY("request_id","site"),
	CONSTRAINT "review_clicks_site" CHECK ("review_clicks"."site" in ('google', 'facebook', 'yelp', 'other', 'other_2'))
);
--> statement-breakpoint
CREATE TABLE "review_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"visit_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"channel" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"clicked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_requests_state" CHECK ("review_requests"."state" in ('waiting', 'asked', 'stopped', 'unreachable')),
	CONSTRAINT "review_requests_reason" CHECK ("review_requests"."reason" in ('reopened', 'further_visit', 'switched_off', 'declined', 'no_address')),
	CONSTRAINT "review_requests_channel" CHECK ("review_requests"."channel" in ('email', 'sms'))
);
--> statement-breakpoint
CREATE TABLE "review_settings" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"channel" text NOT NULL,
	"delay_minutes" integer NOT NULL,
	"links" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_settings_channel" CHECK ("review_settings"."channel" in ('text', 'email')),
	CONSTRAINT "review_settings_delay" CHECK ("review_settings"."delay_minutes" between 0 and 20160)
);
--> statement-breakpoint
ALTER TABLE "review_clicks" ADD CONSTRAINT "review_clicks_request_id_review_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."review_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_clicks" ADD CONSTRAINT "review_clicks_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_clicks_contractor" ON "review_clicks" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_requests_visit" ON "review_requests" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "review_requests_work_order" ON "review_requests" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "review_requests_contractor" ON "review_requests" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_requests_due" ON "review_requests" USING btree ("next_at") WHERE next_at is not null;