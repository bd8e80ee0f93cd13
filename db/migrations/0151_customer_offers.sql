ALTER TABLE "visit_offers" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD COLUMN "work_order_id" uuid;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_offers" ADD CONSTRAINT "visit_offers_work_order_id_work_orders_id_fk" FOREIGN KEY ("work_order_id") REFERENCES "public"."work_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_offers_customer" ON "visit_offers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "visit_offers_work_order" ON "visit_offers" USING btree ("work_order_id");