CREATE TABLE "commission_statement_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"month" text NOT NULL,
	"kind" text NOT NULL,
	"words" text,
	"amount_cents" bigint NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_statement_replies_kind" CHECK ("commission_statement_replies"."kind" in ('confirmed', 'question', 'answer')),
	CONSTRAINT "commission_statement_replies_month" CHECK ("commission_statement_replies"."month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "commission_statement_replies_words" CHECK (("commission_statement_replies"."kind" = 'confirmed') = ("commission_statement_replies"."words" is null))
);
--> statement-breakpoint
ALTER TABLE "commission_entries" ADD COLUMN "closed_on" date;--> statement-breakpoint
ALTER TABLE "commission_statement_replies" ADD CONSTRAINT "commission_statement_replies_participant_id_revenue_share_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."revenue_share_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commission_statement_replies_confirmed" ON "commission_statement_replies" USING btree ("participant_id","month") WHERE kind = 'confirmed';--> statement-breakpoint
CREATE INDEX "commission_statement_replies_statement" ON "commission_statement_replies" USING btree ("participant_id","month","created_at","id");