ALTER TABLE "senders" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "refused_code" integer;--> statement-breakpoint
ALTER TABLE "senders" ADD COLUMN "tried_again_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "senders" ADD CONSTRAINT "senders_refused_with_code" CHECK (("senders"."refused_at" is null) = ("senders"."refused_code" is null));