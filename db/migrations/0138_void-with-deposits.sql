ALTER TABLE "invoice_entries" ADD COLUMN "deposit_number" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "is_due_again" boolean DEFAULT false NOT NULL;