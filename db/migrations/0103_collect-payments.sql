ALTER TABLE "invoice_entries" DROP CONSTRAINT "invoice_entries_method";--> statement-breakpoint
ALTER TABLE "renewed_links" DROP CONSTRAINT "renewed_links_kind";--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD COLUMN "tips" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD COLUMN "technicians_collect" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_settings" ADD COLUMN "estimate_reminder_days" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "deducted_by_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoice_entries" ADD CONSTRAINT "invoice_entries_method" CHECK ("invoice_entries"."method" in ('cash', 'check', 'zelle', 'venmo', 'other', 'card')) NOT VALID;--> statement-breakpoint
ALTER TABLE "renewed_links" ADD CONSTRAINT "renewed_links_kind" CHECK ("renewed_links"."kind" in ('job-estimate', 'invoice', 'visit', 'review', 'preferences', 'customer'));