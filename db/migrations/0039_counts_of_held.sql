DROP INDEX "enrollments_held";--> statement-breakpoint
CREATE INDEX "enrollments_held" ON "enrollments" USING btree ("hold_reason","contractor_id") WHERE hold_reason is not null;