CREATE TABLE "customer_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"contractor_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"customer_id" uuid,
	"reason" text,
	"cells" jsonb,
	CONSTRAINT "customer_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "customer_import_rows_outcome" CHECK ("customer_import_rows"."outcome" in ('new', 'joined', 'known', 'wrong', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "customer_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" text,
	"beginning" text,
	"warning" text,
	"columns" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"consent_proof" text,
	"state" text DEFAULT 'checked' NOT NULL,
	"rows" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"outcome" jsonb DEFAULT '{"new":0,"joined":0,"known":0,"wrong":0,"kept":0}'::jsonb NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "customer_imports_state" CHECK ("customer_imports"."state" in ('checked', 'running', 'done', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_import_id_customer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."customer_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_imports" ADD CONSTRAINT "customer_imports_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_import_rows_customer" ON "customer_import_rows" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_import_rows_contractor" ON "customer_import_rows" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "customer_imports_contractor" ON "customer_imports" USING btree ("contractor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_imports_old" ON "customer_imports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_imports_one_at_a_time" ON "customer_imports" USING btree ("contractor_id") WHERE state in ('running', 'undoing');