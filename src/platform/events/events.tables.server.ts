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
    /**
     * When every process has seen it: versions before `event_deliveries` dispatch what has none, and mark
     * it at that moment.
     */
    dispatchedAt: moment("dispatched_at"),
  },
  // Only what waits: this index stays small however many events are kept.
  (table) => [index("events_undispatched").on(table.id).where(sql`dispatched_at is null`)],
);

/**
 * Which reaction reacts to which event: each process adds its own list when it starts.
 */
export const eventSubscriptions = pgTable(
  "event_subscriptions",
  {
    event: text("event").notNull(),
    reaction: text("reaction").notNull(),
    /** When a process with this subscription ran last, by the database's clock. */
    seenAt: moment("seen_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.event, table.reaction] })],
);

/**
 * What each reaction has still to be given. A trigger adds a row for each subscription with each event,
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

/** Which reaction to which event has had its effect. */
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
