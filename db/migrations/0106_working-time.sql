CREATE TABLE "appointment_type_crews" (
	"type_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	CONSTRAINT "appointment_type_crews_type_id_crew_id_pk" PRIMARY KEY("type_id","crew_id")
);
--> statement-breakpoint
CREATE TABLE "appointment_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"travel_minutes" integer NOT NULL,
	"is_bookable_online" boolean DEFAULT false NOT NULL,
	"zip_codes" text[] DEFAULT '{}' NOT NULL,
	"towns" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_types_name_given" CHECK (length(trim("appointment_types"."name")) between 1 and 60),
	CONSTRAINT "appointment_types_duration" CHECK ("appointment_types"."duration_minutes" between 15 and 960),
	CONSTRAINT "appointment_types_travel" CHECK ("appointment_types"."travel_minutes" between 0 and 240)
);
--> statement-breakpoint
CREATE TABLE "blocked_times" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"crew_id" uuid,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_times_kind" CHECK ("blocked_times"."kind" in ('time_off', 'blocked')),
	CONSTRAINT "blocked_times_in_order" CHECK ("blocked_times"."starts_at" < "blocked_times"."ends_at"),
	CONSTRAINT "blocked_times_reason_given" CHECK (length(trim("blocked_times"."reason")) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "open_holidays" (
	"contractor_id" uuid NOT NULL,
	"holiday" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_holidays_contractor_id_holiday_pk" PRIMARY KEY("contractor_id","holiday"),
	CONSTRAINT "open_holidays_holiday" CHECK ("open_holidays"."holiday" in ('new_year', 'king', 'presidents', 'memorial', 'juneteenth', 'independence', 'labor', 'columbus', 'veterans', 'thanksgiving', 'christmas'))
);
--> statement-breakpoint
CREATE TABLE "working_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"crew_id" uuid,
	"hours" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_type_crews" ADD CONSTRAINT "appointment_type_crews_type_id_appointment_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."appointment_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_type_crews" ADD CONSTRAINT "appointment_type_crews_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocked_times" ADD CONSTRAINT "blocked_times_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_holidays" ADD CONSTRAINT "open_holidays_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours" ADD CONSTRAINT "working_hours_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_type_crews_crew" ON "appointment_type_crews" USING btree ("crew_id");--> statement-breakpoint
CREATE UNIQUE INDEX "appointment_types_one_per_name" ON "appointment_types" USING btree ("contractor_id",lower("name"));--> statement-breakpoint
CREATE INDEX "blocked_times_contractor" ON "blocked_times" USING btree ("contractor_id","ends_at");--> statement-breakpoint
CREATE INDEX "blocked_times_crew" ON "blocked_times" USING btree ("crew_id");--> statement-breakpoint
CREATE UNIQUE INDEX "working_hours_business" ON "working_hours" USING btree ("contractor_id") WHERE crew_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "working_hours_crew" ON "working_hours" USING btree ("crew_id");--> statement-breakpoint
CREATE INDEX "working_hours_contractor" ON "working_hours" USING btree ("contractor_id");