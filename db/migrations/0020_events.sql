CREATE TABLE "revenue_share_participations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"participant_id" uuid NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "event_effects" (
	"event_id" bigint NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_effects_event_id_reaction_pk" PRIMARY KEY("event_id","reaction")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"dispatched_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "revenue_share_participations" ADD CONSTRAINT "revenue_share_participations_participant_id_revenue_share_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."revenue_share_participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revenue_share_participations_participant" ON "revenue_share_participations" USING btree ("participant_id","began_at");--> statement-breakpoint
CREATE UNIQUE INDEX "revenue_share_participations_one_open" ON "revenue_share_participations" USING btree ("participant_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "events_undispatched" ON "events" USING btree ("id") WHERE dispatched_at is null;--> statement-breakpoint
-- Each event is updated once: what that leaves behind is swept while it is little.
ALTER TABLE "events" SET (autovacuum_vacuum_scale_factor = 0.02);--> statement-breakpoint
-- Who takes part now has taken part since they joined, as far as is known.
INSERT INTO "revenue_share_participations" ("id", "participant_id", "began_at")
SELECT gen_random_uuid(), "id", "joined_at" FROM "revenue_share_participants" WHERE "status" = 'active';
--> statement-breakpoint
-- From now on a reaction to lead.captured and lead.released counts (docs/decisions/047-events.md).
DROP TRIGGER revenue_share_lead_delivered ON leads;--> statement-breakpoint
DROP TRIGGER revenue_share_lead_released ON leads;--> statement-breakpoint
DROP FUNCTION revenue_share_lead_delivered();
