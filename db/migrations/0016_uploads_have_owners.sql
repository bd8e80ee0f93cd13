CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"submission_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_submission" ON "uploads" USING btree ("submission_id");--> statement-breakpoint
-- What was stored before: a picture that several submissions name has no owner, and is never deleted.
INSERT INTO "uploads" ("id", "key", "submission_id", "created_at")
SELECT gen_random_uuid(), substr(logo_url, 8), min(id::text)::uuid, min(created_at)
FROM "form_submissions"
WHERE logo_url LIKE '/files/form-logos/%'
GROUP BY logo_url
HAVING count(*) = 1;
