-- without transaction
-- For lists of a business: its accepted estimates and its properties, newest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_accepted" ON "job_estimates" USING btree ("contractor_id","answered_at","id") WHERE state = 'accepted' and work_order_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "properties_newest" ON "properties" USING btree ("contractor_id","created_at","id");
