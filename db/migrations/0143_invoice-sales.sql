ALTER TABLE "invoices" ADD COLUMN "sale_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "taxable_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_cents" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "tip_cents" integer;
