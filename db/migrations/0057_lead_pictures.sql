CREATE TABLE "lead_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"shows" text,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_pictures_shows_given" CHECK (length(trim("lead_pictures"."shows")) between 1 and 160)
);
--> statement-breakpoint
ALTER TABLE "lead_pictures" ADD CONSTRAINT "lead_pictures_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_pictures_lead" ON "lead_pictures" USING btree ("lead_id","created_at");