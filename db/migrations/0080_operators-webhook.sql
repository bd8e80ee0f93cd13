ALTER TABLE "webhook_deliveries" ALTER COLUMN "contractor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ALTER COLUMN "contractor_id" DROP NOT NULL;--> statement-breakpoint
-- In one statement with its column it is valid without reading the table.
ALTER TABLE "webhook_deliveries" ADD COLUMN "submission_id" uuid CONSTRAINT "webhook_deliveries_submission_id_form_submissions_id_fk" REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The operator's webhook: its address is a setting.
INSERT INTO "webhook_endpoints" ("id", "url", "events") VALUES ('0192f0c0-0000-7000-8000-000000000001', 'CONTACT_SYNC_URL', '{}');--> statement-breakpoint
-- What gave up waits for staff as before.
INSERT INTO "webhook_deliveries" ("id", "endpoint_id", "event", "subject_id", "submission_id", "state", "attempts", "error", "ended_at")
SELECT "id", '0192f0c0-0000-7000-8000-000000000001', "operation", "submission_id", "submission_id", 'failed', "attempts", "last_error", "updated_at"
FROM "contact_sync_deliveries" WHERE "state" = 'failed';
