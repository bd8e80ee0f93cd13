CREATE TABLE "evidence_days" (
	"contractor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"start" text NOT NULL,
	"head" text NOT NULL,
	"rows" integer NOT NULL,
	"backup" text,
	"backed_up_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "evidence_days_contractor_id_day_pk" PRIMARY KEY("contractor_id","day")
);
--> statement-breakpoint
CREATE TABLE "message_evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"contractor_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"rules" text NOT NULL,
	"facts" jsonb,
	"salt" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"day" date,
	"position" integer,
	"facts_hash" text,
	"content_hash" text,
	"hash" text,
	CONSTRAINT "message_evidence_channel" CHECK ("message_evidence"."channel" in ('email', 'sms')),
	CONSTRAINT "message_evidence_sealed" CHECK (num_nulls("message_evidence"."day", "message_evidence"."position", "message_evidence"."facts_hash", "message_evidence"."content_hash", "message_evidence"."hash") in (0, 5)),
	CONSTRAINT "message_evidence_erased" CHECK (("message_evidence"."facts" is null) = ("message_evidence"."salt" is null))
);
--> statement-breakpoint
CREATE INDEX "evidence_days_newest" ON "evidence_days" USING btree ("day","contractor_id");--> statement-breakpoint
CREATE INDEX "evidence_days_to_check" ON "evidence_days" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "evidence_days_altered" ON "evidence_days" USING btree ("day") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "evidence_days_not_backed_up" ON "evidence_days" USING btree ("day") WHERE backup is null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_evidence_attempt" ON "message_evidence" USING btree ("message_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "message_evidence_chain" ON "message_evidence" USING btree ("contractor_id","day","position");--> statement-breakpoint
CREATE INDEX "message_evidence_unsealed" ON "message_evidence" USING btree ("created_at","id") WHERE hash is null;--> statement-breakpoint
CREATE INDEX "message_evidence_personal" ON "message_evidence" USING btree ("created_at","id") WHERE salt is not null;