CREATE TABLE "ad_spend_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"columns" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"stayed" integer DEFAULT 0 NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_import_changes" (
	"import_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"before" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_import_changes_import_id_page_id_pk" PRIMARY KEY("import_id","page_id")
);
--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "fields" jsonb;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "added_leads" jsonb;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "added_customers" jsonb;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "undo_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "stayed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "page_imports" ADD COLUMN "undo_started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "page_imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "page_imports" ADD COLUMN "undone" jsonb;--> statement-breakpoint
ALTER TABLE "ad_spend_imports" ADD CONSTRAINT "ad_spend_imports_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_import_changes" ADD CONSTRAINT "page_import_changes_import_id_page_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."page_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_import_changes" ADD CONSTRAINT "page_import_changes_page_id_seo_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."seo_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_spend_imports_of_contractor" ON "ad_spend_imports" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "page_import_changes_page" ON "page_import_changes" USING btree ("page_id");