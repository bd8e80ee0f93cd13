-- without transaction
-- For the books: what was credited or voided in a period, invoices without their sale yet, tips, overpayments, and receivables.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoice_entries_credits" ON "invoice_entries" USING btree ("contractor_id","happened_on") WHERE kind = 'credit';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_voided" ON "invoices" USING btree ("contractor_id","voided_at") WHERE voided_at is not null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_without_sale" ON "invoices" USING btree ("contractor_id","id") WHERE number is not null and sale_cents is null;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_with_tip" ON "invoices" USING btree ("contractor_id","id") WHERE tip_cents > 0;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_overpaid" ON "invoices" USING btree ("contractor_id","id") WHERE number is not null and total_cents < paid_cents + credited_cents;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_receivable" ON "invoices" USING btree ("contractor_id","customer_id","due_on","total_cents","paid_cents","credited_cents") WHERE number is not null and total_cents > paid_cents + credited_cents;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoices_sales" ON "invoices" USING btree ("contractor_id","issued_on","id","tax_rate","sale_cents","taxable_cents","tax_cents","tip_cents","total_cents","voided_at") WHERE sale_cents is not null and not is_deposit;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "invoice_entries_moves" ON "invoice_entries" USING btree ("invoice_id","happened_on","kind","cents","deposit_number") WHERE kind <> 'issued';
