-- without transaction
-- What 0103 leaves for a large table: an index, and checks of the rows that are there, block no one who writes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_visit" ON "invoices" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_visit_id_visits_id_fk";--> statement-breakpoint
ALTER TABLE "invoice_entries" VALIDATE CONSTRAINT "invoice_entries_method";
