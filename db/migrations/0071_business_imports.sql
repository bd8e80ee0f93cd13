CREATE TABLE "business_imports" (
	"contractor_id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"released_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "business_imports_newest" ON "business_imports" USING btree ("created_at");