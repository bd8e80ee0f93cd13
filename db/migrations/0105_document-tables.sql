-- without transaction
-- Orders of the tables of invoices, estimates, and leads; the indexes block no one who writes.
ALTER TABLE "invoices" ADD COLUMN IF NOT EXISTS "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_by_date" ON "invoices" USING btree ("contractor_id",coalesce(issued_on, 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_by_customer" ON "invoices" USING btree ("contractor_id",lower("customer_name"),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_by_due" ON "invoices" USING btree ("contractor_id","due_on","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_by_total" ON "invoices" USING btree ("contractor_id","total_cents","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_by_customer" ON "job_estimates" USING btree ("contractor_id",lower("customer_name"),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_by_expiration" ON "job_estimates" USING btree ("contractor_id",coalesce(offered_until, 'infinity'::date),"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_by_total" ON "job_estimates" USING btree ("contractor_id","low_cents","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_of_contractor_by_name" ON "leads" USING btree ("contractor_id",lower("name"),"id");