ALTER TABLE "senders" ADD COLUMN "buying_phone" text;--> statement-breakpoint
ALTER TABLE "senders" ADD CONSTRAINT "senders_buying_phone_unique" UNIQUE("buying_phone");