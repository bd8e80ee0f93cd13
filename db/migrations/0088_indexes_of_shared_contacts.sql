-- without transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "conversations_one_per_own_phone" ON "conversations" USING btree ("phone","contractor_id") WHERE not phone_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "conversations_one_per_own_email" ON "conversations" USING btree ("email","contractor_id") WHERE not email_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "conversations_one_per_name_of_phone" ON "conversations" USING btree ("phone","contractor_id",lower("name")) WHERE phone_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "conversations_one_per_name_of_email" ON "conversations" USING btree ("email","contractor_id",lower("name")) WHERE email_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "leads_one_per_own_phone" ON "leads" USING btree ("phone","page_id") WHERE not phone_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "leads_one_per_own_email" ON "leads" USING btree ("email","page_id") WHERE not email_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "leads_one_per_name_of_phone" ON "leads" USING btree ("phone","page_id",lower("name")) WHERE phone_shared;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "leads_one_per_name_of_email" ON "leads" USING btree ("email","page_id",lower("name")) WHERE email_shared;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "leads_of_page" ON "leads" USING btree ("page_id");
