CREATE TABLE "job_items" (
	"work_order_id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checklists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"service" text,
	"tasks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklists_name_given" CHECK (length(trim("checklists"."name")) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "job_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"member_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_notes_text_given" CHECK (length(trim("job_notes"."text")) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "job_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"caption" text,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_photos_kind" CHECK ("job_photos"."kind" in ('before', 'after', 'other')),
	CONSTRAINT "job_photos_caption_given" CHECK (length(trim("job_photos"."caption")) between 1 and 160)
);
--> statement-breakpoint
CREATE TABLE "job_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"work_order_id" uuid NOT NULL,
	"checklist" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"needs_photo" boolean DEFAULT false NOT NULL,
	"photo_id" uuid,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_tasks_text_given" CHECK (length(trim("job_tasks"."text")) between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "job_items" ADD CONSTRAINT "job_items_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_items" ADD CONSTRAINT "job_items_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklists" ADD CONSTRAINT "checklists_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_notes" ADD CONSTRAINT "job_notes_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_photos" ADD CONSTRAINT "job_photos_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_photos" ADD CONSTRAINT "job_photos_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_tasks" ADD CONSTRAINT "job_tasks_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_tasks" ADD CONSTRAINT "job_tasks_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_tasks" ADD CONSTRAINT "job_tasks_photo_id_job_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."job_photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_items_contractor" ON "job_items" USING btree ("contractor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checklists_one_per_name" ON "checklists" USING btree ("contractor_id",lower("name"));--> statement-breakpoint
CREATE INDEX "job_notes_job" ON "job_notes" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "job_notes_contractor" ON "job_notes" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "job_photos_job" ON "job_photos" USING btree ("work_order_id","created_at");--> statement-breakpoint
CREATE INDEX "job_photos_contractor" ON "job_photos" USING btree ("contractor_id");--> statement-breakpoint
CREATE INDEX "job_tasks_job" ON "job_tasks" USING btree ("work_order_id","position");--> statement-breakpoint
CREATE INDEX "job_tasks_photo" ON "job_tasks" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "job_tasks_contractor" ON "job_tasks" USING btree ("contractor_id");