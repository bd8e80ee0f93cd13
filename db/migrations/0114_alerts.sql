ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "viewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD COLUMN "viewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "estimate_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "job_photos" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "on_the_way_minutes" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "on_the_way_by" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_estimate_id_job_estimates_id_fk" FOREIGN KEY ("estimate_id") REFERENCES "public"."job_estimates"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('lead', 'reply', 'ready-to-book', 'call-missed', 'task-due', 'estimate-viewed', 'estimate-accepted', 'estimate-declined', 'estimate-question', 'invoice-viewed', 'invoice-paid', 'payment-disputed', 'visit-booked', 'visit-moved', 'visit-canceled', 'report-decided')) NOT VALID;
