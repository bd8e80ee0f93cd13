CREATE TABLE "recurrence_collisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"recurrence_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recurrences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"frequency" text NOT NULL,
	"rule" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date,
	"start_minutes" integer NOT NULL,
	"duration_minutes" integer NOT NULL,
	"travel_minutes" integer NOT NULL,
	"window_minutes" integer NOT NULL,
	"planned_to" date NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurrences_frequency" CHECK ("recurrences"."frequency" in ('weekly', 'two_weeks', 'monthly_weekday', 'monthly_date')),
	CONSTRAINT "recurrences_start" CHECK ("recurrences"."start_minutes" between 0 and 1439)
);
--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "recurrence_id" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "recurrence_day" date;--> statement-breakpoint
ALTER TABLE "recurrence_collisions" ADD CONSTRAINT "recurrence_collisions_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrence_collisions" ADD CONSTRAINT "recurrence_collisions_recurrence_id_recurrences_id_fk" FOREIGN KEY ("recurrence_id") REFERENCES "public"."recurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurrences" ADD CONSTRAINT "recurrences_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recurrence_collisions_once" ON "recurrence_collisions" USING btree ("recurrence_id","day");--> statement-breakpoint
CREATE INDEX "recurrence_collisions_contractor" ON "recurrence_collisions" USING btree ("contractor_id","starts_at");--> statement-breakpoint
CREATE INDEX "recurrences_contractor" ON "recurrences" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "recurrences_work_order" ON "recurrences" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "recurrences_crew" ON "recurrences" USING btree ("crew_id");--> statement-breakpoint
CREATE INDEX "recurrences_to_plan" ON "recurrences" USING btree ("planned_to","id") WHERE stopped_at is null;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_recurrence_id_recurrences_id_fk" FOREIGN KEY ("recurrence_id") REFERENCES "public"."recurrences"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_recurrence" ON "visits" USING btree ("recurrence_id","recurrence_day");