CREATE TABLE "ad_spend" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"source" text NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"cents" integer NOT NULL,
	"member_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_spend_source_given" CHECK (length(trim("ad_spend"."source")) between 1 and 80),
	CONSTRAINT "ad_spend_something" CHECK ("ad_spend"."cents" > 0),
	CONSTRAINT "ad_spend_days" CHECK ("ad_spend"."last_on" - "ad_spend"."first_on" between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "ad_spend" ADD CONSTRAINT "ad_spend_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_spend_once" ON "ad_spend" USING btree ("contractor_id",lower("source"),"first_on","last_on");--> statement-breakpoint
CREATE INDEX "ad_spend_of_contractor" ON "ad_spend" USING btree ("contractor_id","last_on","id");--> statement-breakpoint
CREATE INDEX "invoice_entries_money" ON "invoice_entries" USING btree ("contractor_id","happened_on") WHERE kind in ('payment', 'refund');