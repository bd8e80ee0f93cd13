import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../database/columns.server.ts";

/** Events, written in the same transaction as their rows and retained for 30 days. */
export const events = pgTable(
  "events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    payload: jsonb("payload").$type<object>().notNull(),
    createdAt: createdAt(),
    /**
     * When every process has seen it: versions before `event_deliveries` dispatch and mark events
     * without it.
     */
    dispatchedAt: moment("dispatched_at"),
  },
  // Only undispatched events: this index stays small however many events are retained.
  (table) => [index("events_undispatched").on(table.id).where(sql`dispatched_at is null`)],
);

/** Which reaction handles which event: each process adds its own pairs at startup. */
export const eventSubscriptions = pgTable(
  "event_subscriptions",
  {
    event: text("event").notNull(),
    reaction: text("reaction").notNull(),
    /** When a process with this subscription last ran, by the database's clock. */
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.event, table.reaction] })],
);

/**
 * Pending deliveries to each reaction. A trigger adds a row per subscription to each event,
 * whichever version records it; the process that sends the reaction's job deletes it.
 */
export const eventDeliveries = pgTable(
  "event_deliveries",
  {
    reaction: text("reaction").notNull(),
    // No foreign key, as below.
    eventId: bigint("event_id", { mode: "number" }).notNull(),
    event: text("event").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reaction, table.eventId] }),
    index("event_deliveries_event").on(table.eventId),
  ],
);

/** Which reactions have handled which events. */
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
