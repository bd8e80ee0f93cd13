-- without transaction
-- What 0109 leaves for a large table: the index, and the check of the rows that are there, block no one who writes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_customer" ON "webhook_deliveries" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" VALIDATE CONSTRAINT "webhook_deliveries_customer_id_customers_id_fk";
