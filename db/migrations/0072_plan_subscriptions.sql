CREATE TABLE "plan_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"customer_id" text,
	"checkout_id" text,
	"subscription_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"began_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_subscriptions_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "plan_subscriptions_plan" CHECK ("plan_subscriptions"."plan" in ('starter', 'ads')),
	CONSTRAINT "plan_subscriptions_state" CHECK ("plan_subscriptions"."state" in ('checkout', 'live', 'over')),
	CONSTRAINT "plan_subscriptions_over" CHECK (("plan_subscriptions"."state" = 'over') = ("plan_subscriptions"."check_at" is null)),
	CONSTRAINT "plan_subscriptions_live" CHECK ("plan_subscriptions"."state" <> 'live' or "plan_subscriptions"."subscription_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD CONSTRAINT "plan_subscriptions_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscriptions_one" ON "plan_subscriptions" USING btree ("contractor_id") WHERE state <> 'over';--> statement-breakpoint
CREATE INDEX "plan_subscriptions_contractor" ON "plan_subscriptions" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "plan_subscriptions_check" ON "plan_subscriptions" USING btree ("check_at","id") WHERE check_at is not null;