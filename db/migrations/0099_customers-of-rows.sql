-- without transaction
-- What 0098 leaves for a large table: indexes, and checks of the rows that are there, block no one who writes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversations_of_customer" ON "conversations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "conversations_without_customer" ON "conversations" USING btree ("id") WHERE customer_id is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_customer" ON "invoices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_property" ON "invoices" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_without_customer" ON "invoices" USING btree ("id") WHERE customer_id is null and erased_at is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_customer" ON "job_estimates" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_property" ON "job_estimates" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "job_estimates_without_customer" ON "job_estimates" USING btree ("id") WHERE customer_id is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_of_customer" ON "leads" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_of_property" ON "leads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_without_customer" ON "leads" USING btree ("id") WHERE customer_id is null and contractor_id is not null and not quarantined;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "work_orders_customer" ON "work_orders" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "work_orders_property" ON "work_orders" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "work_orders_without_customer" ON "work_orders" USING btree ("id") WHERE customer_id is null;--> statement-breakpoint
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_property_id_properties_id_fk";--> statement-breakpoint
ALTER TABLE "job_estimates" VALIDATE CONSTRAINT "job_estimates_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "job_estimates" VALIDATE CONSTRAINT "job_estimates_property_id_properties_id_fk";--> statement-breakpoint
ALTER TABLE "leads" VALIDATE CONSTRAINT "leads_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "leads" VALIDATE CONSTRAINT "leads_property_id_properties_id_fk";--> statement-breakpoint
ALTER TABLE "work_orders" VALIDATE CONSTRAINT "work_orders_customer_id_customers_id_fk";--> statement-breakpoint
ALTER TABLE "work_orders" VALIDATE CONSTRAINT "work_orders_property_id_properties_id_fk";
