ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind";--> statement-breakpoint
DROP INDEX "security_events_counted";--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "member_user_id" uuid;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_member_user_id_member_users_id_fk" FOREIGN KEY ("member_user_id") REFERENCES "public"."member_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_counted" ON "security_events" USING btree ("hour","kind",coalesce("user_id", "member_user_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("address", ''));--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('failed_sign_in', 'failed_code', 'failed_confirmation', 'delayed', 'member_sign_in', 'member_failed_sign_in', 'member_revoked'));--> statement-breakpoint
-- Who confirmed the address of a business before there were members is its first owner (members.first-owner).
INSERT INTO "member_users" ("id", "name", "email")
SELECT gen_random_uuid(), "name", lower("email")
FROM (
	SELECT DISTINCT ON (lower("email")) "name", "email" FROM "contractor_accounts"
	WHERE "email_verified_at" IS NOT NULL AND "erased_at" IS NULL
	ORDER BY lower("email"), "created_at"
) AS "confirmed"
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "members" ("id", "contractor_id", "user_id", "role", "joined_at")
SELECT gen_random_uuid(), "account"."id", "person"."id", 'owner', "account"."email_verified_at"
FROM "contractor_accounts" AS "account"
JOIN "member_users" AS "person" ON lower("person"."email") = lower("account"."email")
WHERE "account"."email_verified_at" IS NOT NULL AND "account"."erased_at" IS NULL
	AND NOT EXISTS (SELECT 1 FROM "members" WHERE "members"."contractor_id" = "account"."id");
