-- without transaction
-- What 0114 leaves for a large table: the indexes, and checks of the rows that are there, block no one who writes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_estimate" ON "notifications" USING btree ("estimate_id") WHERE estimate_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "notifications_invoice" ON "notifications" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_estimate_id_job_estimates_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_invoice_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind";
