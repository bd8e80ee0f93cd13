CREATE TABLE "conversation_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "conversation_words_kind" CHECK ("conversation_words"."kind" in ('person', 'message', 'note'))
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contractor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "snippets_name_given" CHECK (length(trim("snippets"."name")) between 1 and 60),
	CONSTRAINT "snippets_words_given" CHECK (length(trim("snippets"."words")) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "unread_conversations" (
	"member_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "unread_conversations_member_id_conversation_id_pk" PRIMARY KEY("member_id","conversation_id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_written_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_message_at" timestamp (3) with time zone GENERATED ALWAYS AS (greatest(created_at, last_automated_at, last_reply_at, last_written_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "snippets" ADD CONSTRAINT "snippets_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_conversations" ADD CONSTRAINT "unread_conversations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_conversations" ADD CONSTRAINT "unread_conversations_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_words_found" ON "conversation_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "conversation_words_newest" ON "conversation_words" USING btree ("contractor_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "snippets_one_per_name" ON "snippets" USING btree ("contractor_id",lower("name"));--> statement-breakpoint
CREATE INDEX "unread_conversations_conversation" ON "unread_conversations" USING btree ("conversation_id");--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assigned_to_members_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("contractor_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_assigned" ON "conversations" USING btree ("contractor_id","assigned_to","last_message_at","id");--> statement-breakpoint
CREATE INDEX "conversations_assignee" ON "conversations" USING btree ("assigned_to") WHERE assigned_to is not null;