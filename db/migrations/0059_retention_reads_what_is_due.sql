-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lead_enquiries_quarantined" ON "lead_enquiries" USING btree ("created_at","id") WHERE quarantine_reason is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "inbound_mails_oldest" ON "inbound_mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_said" ON "messages" USING btree ("created_at","id") WHERE html is not null or text is not null;
