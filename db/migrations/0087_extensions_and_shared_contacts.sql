ALTER TABLE "lead_enquiries" ALTER COLUMN "zip_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "phone_extension" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "phone_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "email_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "phone_extension" text;--> statement-breakpoint
ALTER TABLE "job_estimates" ADD COLUMN "phone_extension" text;--> statement-breakpoint
ALTER TABLE "lead_imports" ADD COLUMN "warning" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_extension" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "phone_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_imports" ADD COLUMN "columns" jsonb;--> statement-breakpoint
ALTER TABLE "page_imports" ADD COLUMN "warning" text;--> statement-breakpoint
ALTER TABLE "work_orders" ADD COLUMN "phone_extension" text;
