CREATE TABLE "crew_members" (
	"crew_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "crew_members_crew_id_member_id_pk" PRIMARY KEY("crew_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "crews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "crews_color" CHECK ("crews"."color" in ('blue', 'green', 'amber', 'red', 'purple', 'teal', 'pink', 'gray')),
	CONSTRAINT "crews_name_given" CHECK (length(trim("crews"."name")) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"leaves_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"window_minutes" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"moved_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"canceled_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_state" CHECK ("visits"."state" in ('booked', 'done', 'canceled')),
	CONSTRAINT "visits_canceled_by" CHECK ("visits"."canceled_by" in ('business', 'customer')),
	CONSTRAINT "visits_in_order" CHECK ("visits"."leaves_at" <= "visits"."starts_at" and "visits"."starts_at" < "visits"."ends_at"),
	CONSTRAINT "visits_window" CHECK ("visits"."window_minutes" between 0 and 720)
);
--> statement-breakpoint
CREATE TABLE "work_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"lead_id" uuid,
	"customer_name" text NOT NULL,
	"phone" text,
	"email" text,
	"what" text NOT NULL,
	"address" text,
	"status" text DEFAULT 'open' NOT NULL,
	"value_cents" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "work_orders_status" CHECK ("work_orders"."status" in ('open', 'done', 'canceled')),
	CONSTRAINT "work_orders_customer_given" CHECK (length(trim("work_orders"."customer_name")) between 1 and 200),
	CONSTRAINT "work_orders_what_given" CHECK (length(trim("work_orders"."what")) between 1 and 200),
	CONSTRAINT "work_orders_value" CHECK ("work_orders"."value_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crews" ADD CONSTRAINT "crews_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_members_member" ON "crew_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crews_one_per_name" ON "crews" USING btree ("contractor_id",lower("name")) WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "visits_contractor" ON "visits" USING btree ("contractor_id","starts_at");--> statement-breakpoint
CREATE INDEX "visits_work_order" ON "visits" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "visits_crew" ON "visits" USING btree ("crew_id","starts_at");--> statement-breakpoint
CREATE INDEX "work_orders_contractor" ON "work_orders" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "work_orders_lead" ON "work_orders" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "work_orders_phone" ON "work_orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "work_orders_email" ON "work_orders" USING btree ("email");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_crew_in_one_place" EXCLUDE USING gist ("crew_id" WITH =, tstzrange("leaves_at", "ends_at") WITH &&) WHERE (state = 'booked');
