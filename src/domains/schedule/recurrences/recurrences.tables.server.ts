import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { frequencies } from "./recurrences.ts";

/**
 * How a job recurs: its rule, its time by the business's clock, and its end. Its visits are
 * generated ahead, up to `planned_to`.
 */
export const recurrences = pgTable(
  "recurrences",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    workOrderId: uuid("work_order_id")
      .notNull()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    crewId: uuid("crew_id")
      .notNull()
      .references(() => crews.id, { onDelete: "cascade" }),
    frequency: text("frequency", { enum: frequencies }).notNull(),
    /** In RFC 5545 format. */
    rule: text("rule").notNull(),
    firstDay: date("first_day").notNull(),
    /** The last possible day; null if open-ended. */
    lastDay: date("last_day"),
    /** Minutes since midnight by the business's clock. */
    startMinutes: integer("start_minutes").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    travelMinutes: integer("travel_minutes").notNull(),
    windowMinutes: integer("window_minutes").notNull(),
    plannedTo: date("planned_to").notNull(),
    stoppedAt: moment("stopped_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("recurrences_frequency", table.frequency, frequencies),
    check("recurrences_start", sql`${table.startMinutes} between 0 and 1439`),
    index("recurrences_contractor").on(table.contractorId),
    index("recurrences_work_order").on(table.workOrderId),
    index("recurrences_crew").on(table.crewId),
    index("recurrences_to_plan").on(table.plannedTo, table.id).where(sql`stopped_at is null`),
  ],
);

export type Recurrence = typeof recurrences.$inferSelect;

/**
 * Visits of recurring jobs that couldn't be booked because the crew was busy: a person picks
 * another time or skips them.
 */
export const recurrenceCollisions = pgTable(
  "recurrence_collisions",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    recurrenceId: uuid("recurrence_id")
      .notNull()
      .references(() => recurrences.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    startsAt: moment("starts_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("recurrence_collisions_once").on(table.recurrenceId, table.day),
    index("recurrence_collisions_contractor").on(table.contractorId, table.startsAt),
  ],
);
