CREATE TABLE "attributions" (
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"touch" text NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"utm_content" text,
	"gclid" text,
	"gbraid" text,
	"wbraid" text,
	"fbclid" text,
	"msclkid" text,
	"referrer_host" text,
	"landing_path" text,
	"visited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attributions_subject_id_subject_touch_pk" PRIMARY KEY("subject_id","subject","touch"),
	CONSTRAINT "attributions_subject" CHECK ("attributions"."subject" in ('submission', 'enquiry')),
	CONSTRAINT "attributions_touch" CHECK ("attributions"."touch" in ('first', 'last'))
);
--> statement-breakpoint
CREATE TABLE "embed_hosts" (
	"contractor_id" uuid NOT NULL,
	"host" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "embed_hosts_contractor_id_host_pk" PRIMARY KEY("contractor_id","host"),
	CONSTRAINT "embed_hosts_host_given" CHECK (length(trim("embed_hosts"."host")) between 1 and 253)
);
--> statement-breakpoint
ALTER TABLE "embed_hosts" ADD CONSTRAINT "embed_hosts_contractor_id_contractor_accounts_id_fk" FOREIGN KEY ("contractor_id") REFERENCES "public"."contractor_accounts"("id") ON DELETE cascade ON UPDATE no action;