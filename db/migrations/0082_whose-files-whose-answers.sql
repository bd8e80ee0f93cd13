ALTER TABLE "lead_imports" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "commission_statement_replies" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "commission_statement_replies" AS "asked" SET "answered_at" = (
	SELECT min("answer"."created_at") FROM "commission_statement_replies" AS "answer"
	WHERE "answer"."participant_id" = "asked"."participant_id" AND "answer"."month" = "asked"."month"
		AND "answer"."kind" = 'answer' AND ("answer"."created_at", "answer"."id") > ("asked"."created_at", "asked"."id")
) WHERE "asked"."kind" = 'question';--> statement-breakpoint
CREATE INDEX "commission_statement_replies_waiting" ON "commission_statement_replies" USING btree ("created_at","id") WHERE kind = 'question' and answered_at is null;