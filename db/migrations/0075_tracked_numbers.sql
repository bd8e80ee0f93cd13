CREATE TABLE "tracked_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"phone" text NOT NULL,
	"page_id" uuid,
	"source" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_numbers_phone_unique" UNIQUE("phone"),
	CONSTRAINT "tracked_numbers_source_given" CHECK (length(trim("tracked_numbers"."source")) between 1 and 80),
	CONSTRAINT "tracked_numbers_phone_e164" CHECK ("tracked_numbers"."phone" ~ '^[+][1-9][0-9]{6,14}$'),
	CONSTRAINT "tracked_numbers_tell_something" CHECK ("tracked_numbers"."page_id" is not null or "tracked_numbers"."source" is not null)
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "tracked_numbers" ADD CONSTRAINT "tracked_numbers_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_numbers" ADD CONSTRAINT "tracked_numbers_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_numbers_once" ON "tracked_numbers" USING btree ("contractor_id",coalesce("page_id"::text, ''),lower(coalesce("source", '')));--> statement-breakpoint
CREATE INDEX "tracked_numbers_page" ON "tracked_numbers" USING btree ("page_id");--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_page" ON "calls" USING btree ("page_id");