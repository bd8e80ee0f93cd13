CREATE TABLE "event_deliveries" (
	"reaction" text NOT NULL,
	"event_id" bigint NOT NULL,
	"event" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_deliveries_reaction_event_id_pk" PRIMARY KEY("reaction","event_id")
);
--> statement-breakpoint
CREATE TABLE "event_subscriptions" (
	"event" text NOT NULL,
	"reaction" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_subscriptions_event_reaction_pk" PRIMARY KEY("event","reaction")
);
--> statement-breakpoint
CREATE INDEX "event_deliveries_event" ON "event_deliveries" USING btree ("event_id");