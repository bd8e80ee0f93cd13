ALTER TABLE "enrollments" DROP CONSTRAINT "enrollments_end_reason";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "merged_by" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_leads_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
ALTER TABLE "enrollments" ADD CONSTRAINT "enrollments_end_reason" CHECK ("enrollments"."end_reason" in ('completed', 'person_replied', 'lead_moved_on', 'opted_out', 'stopped', 'merged', 'not_asked', 'business_gone'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_by_somebody" CHECK ("leads"."merged_into" is null or ("leads"."merged_at" is not null and "leads"."merged_by" is not null));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_merged_into_another" CHECK ("leads"."merged_into" <> "leads"."id");