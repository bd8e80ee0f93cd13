import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../database/columns.server.ts";

/** What happened, written with the rows it is about; kept for `EVENT_DAYS`. */
export const events = pgTable(
  "events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    payload: jsonb("payload").$type<object>().notNull(),
    createdAt: createdAt(),
    /** When the jobs of its reactions were sent. */
    dispatchedAt: moment("dispatched_at"),
  },
  // Only what waits: this index stays small however many events are kept.
  (table) => [index("events_undispatched").on(table.id).where(sql`dispatched_at is null`)],
);

/** Which reaction to which event has had its effect (`events.one-effect`). */
export const eventEffects = pgTable(
  "event_effects",
  {
    // No foreign key: it would lock and rewrite the event's row for each of its reactions.
    eventId: bigint("event_id", { mode: "number" }).notNull(),
    reaction: text("reaction").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.reaction] })],
);
