ALTER TABLE "seo_pages" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "contractor_accounts" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "phone_e164" text;--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "reply_phone_e164" text;--> statement-breakpoint
ALTER TABLE "revenue_share_applications" ADD COLUMN "phone_e164" text;--> statement-breakpoint
CREATE INDEX "seo_pages_phone_to_normalize" ON "seo_pages" USING btree ("id") WHERE phone is not null and phone_e164 is null;--> statement-breakpoint
CREATE INDEX "contractor_accounts_phone" ON "contractor_accounts" USING btree ("phone_e164") WHERE phone_e164 is not null;--> statement-breakpoint
CREATE INDEX "contractor_accounts_phone_to_normalize" ON "contractor_accounts" USING btree ("id") WHERE phone is not null and phone_e164 is null;--> statement-breakpoint
CREATE INDEX "lead_results_phone" ON "lead_results" USING btree ("phone_e164") WHERE phone_e164 is not null;--> statement-breakpoint
CREATE INDEX "lead_results_phone_to_normalize" ON "lead_results" USING btree ("id") WHERE phone is not null and phone_e164 is null;--> statement-breakpoint
CREATE INDEX "form_submissions_phone_to_normalize" ON "form_submissions" USING btree ("id") WHERE phone is not null and phone_e164 is null;--> statement-breakpoint
CREATE INDEX "form_submissions_reply_phone_to_normalize" ON "form_submissions" USING btree ("id") WHERE reply_phone is not null and reply_phone_e164 is null;--> statement-breakpoint
CREATE INDEX "revenue_share_applications_email" ON "revenue_share_applications" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "revenue_share_applications_phone" ON "revenue_share_applications" USING btree ("phone_e164") WHERE phone_e164 is not null;--> statement-breakpoint
CREATE INDEX "revenue_share_applications_phone_to_normalize" ON "revenue_share_applications" USING btree ("id") WHERE phone is not null and phone_e164 is null;