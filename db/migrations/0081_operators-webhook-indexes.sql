-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_submission" ON "webhook_deliveries" USING btree ("submission_id","id") WHERE submission_id is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_gave_up" ON "webhook_deliveries" USING btree ("id") WHERE submission_id is not null and state = 'failed';