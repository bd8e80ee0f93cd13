-- without transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "messages_texts" ON "messages" USING btree ("contractor_id","created_at") WHERE channel = 'sms' and contractor_id is not null;
