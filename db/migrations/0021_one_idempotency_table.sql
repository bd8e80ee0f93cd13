CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key_hash" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("scope","key_hash")
);
--> statement-breakpoint
-- Requests of the last two days that may still be repeated. Those of the onboarding hashed their key otherwise.
INSERT INTO "idempotency_keys" ("scope", "key_hash", "body_hash", "answer_id", "created_at")
SELECT 'lead', encode(sha256(convert_to("request_key", 'UTF8')), 'hex'), "body_hash", "id", "created_at" FROM "lead_enquiries" WHERE "request_key" IS NOT NULL AND "created_at" > now() - interval '2 days'
UNION ALL
SELECT 'lead_result', "request_key", "request_hash", "id", "created_at" FROM "lead_results" WHERE "request_key" IS NOT NULL AND "request_hash" IS NOT NULL AND "created_at" > now() - interval '2 days'
UNION ALL
SELECT 'application', "request_key", "request_hash", "id", "created_at" FROM "revenue_share_applications" WHERE "request_key" IS NOT NULL AND "request_hash" IS NOT NULL AND "created_at" > now() - interval '2 days'
UNION ALL
SELECT 'note', "request_key", encode(sha256(convert_to('{"contractorId":"' || "contractor_id" || '","text":' || to_json("text")::text || '}', 'UTF8')), 'hex'), "id", "created_at" FROM "contractor_notes" WHERE "request_key" IS NOT NULL AND "created_at" > now() - interval '2 days'
UNION ALL
SELECT 'deal', "request_key", encode(sha256(convert_to('{"participantId":"' || "participant_id" || '","leadId":"' || "lead_id" || '","dealCents":' || "deal_cents" || ',"note":' || coalesce(to_json("note")::text, 'null') || '}', 'UTF8')), 'hex'), "id", "created_at" FROM "commission_entries" WHERE "request_key" IS NOT NULL AND "created_at" > now() - interval '2 days';--> statement-breakpoint
DROP TABLE "onboarding_requests" CASCADE;--> statement-breakpoint
ALTER TABLE "contractor_notes" DROP CONSTRAINT "contractor_notes_request_key_unique";--> statement-breakpoint
ALTER TABLE "lead_enquiries" DROP CONSTRAINT "lead_enquiries_request_key_unique";--> statement-breakpoint
ALTER TABLE "lead_results" DROP CONSTRAINT "lead_results_request_key_unique";--> statement-breakpoint
ALTER TABLE "commission_entries" DROP CONSTRAINT "commission_entries_request_key_unique";--> statement-breakpoint
ALTER TABLE "revenue_share_applications" DROP CONSTRAINT "revenue_share_applications_request_key_unique";--> statement-breakpoint
ALTER TABLE "contractor_notes" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "lead_enquiries" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "lead_results" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "lead_results" DROP COLUMN "request_hash";--> statement-breakpoint
ALTER TABLE "commission_entries" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "revenue_share_applications" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "revenue_share_applications" DROP COLUMN "request_hash";