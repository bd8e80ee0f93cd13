CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"address" text,
	"hour" timestamp (3) with time zone NOT NULL,
	"times" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "security_events_kind" CHECK ("security_events"."kind" in ('failed_sign_in', 'failed_code', 'failed_confirmation', 'delayed'))
);
--> statement-breakpoint
CREATE TABLE "session_confirmations" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_reads" (
	"session_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"day" date NOT NULL,
	"entry_id" uuid NOT NULL,
	"row_count" bigint NOT NULL,
	"request_count" bigint NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "table_reads_session_id_table_name_day_pk" PRIMARY KEY("session_id","table_name","day"),
	CONSTRAINT "table_reads_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_confirmations" ADD CONSTRAINT "session_confirmations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "security_events_counted" ON "security_events" USING btree ("hour","kind",coalesce("user_id", '00000000-0000-0000-0000-000000000000'::uuid),coalesce("address", ''));--> statement-breakpoint
CREATE INDEX "security_events_newest" ON "security_events" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_events_address" ON "security_events" USING btree ("address","created_at");