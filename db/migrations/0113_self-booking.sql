CREATE TABLE "booking_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"crew_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"leaves_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"release_at" timestamp (3) with time zone,
	"visit_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_holds_state" CHECK ("booking_holds"."state" in ('held', 'booked', 'released', 'lost')),
	CONSTRAINT "booking_holds_in_order" CHECK ("booking_holds"."leaves_at" <= "booking_holds"."starts_at" and "booking_holds"."starts_at" < "booking_holds"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "booking_settings" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "appointment_types" ADD COLUMN "deposit_cents" integer;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_crew_id_crews_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."crews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_holds" ADD CONSTRAINT "booking_holds_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_settings" ADD CONSTRAINT "booking_settings_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_holds_invoice" ON "booking_holds" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "booking_holds_contractor" ON "booking_holds" USING btree ("contractor_id","created_at");--> statement-breakpoint
CREATE INDEX "booking_holds_work_order" ON "booking_holds" USING btree ("work_order_id");--> statement-breakpoint
CREATE INDEX "booking_holds_visit" ON "booking_holds" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "booking_holds_crew" ON "booking_holds" USING btree ("crew_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_holds_to_release" ON "booking_holds" USING btree ("release_at","id") WHERE release_at is not null;--> statement-breakpoint
ALTER TABLE "appointment_types" ADD CONSTRAINT "appointment_types_deposit" CHECK ("appointment_types"."deposit_cents" between 50 and 1000000);