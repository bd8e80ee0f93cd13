CREATE TABLE "renewed_links" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"times" integer NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "renewed_links_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "renewed_links_kind" CHECK ("renewed_links"."kind" in ('job-estimate', 'invoice', 'visit', 'review', 'preferences'))
);
