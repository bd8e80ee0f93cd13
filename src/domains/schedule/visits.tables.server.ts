import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { crews } from "~/domains/schedule/crews/crews.tables.server.ts";
import { recurrences } from "~/domains/schedule/recurrences/recurrences.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { cancelers, cancelReasons, maxNotes, visitStates } from "./visits.ts";

/**
 * Appointments. A database constraint prevents double-booking a crew: `visits_crew_in_one_place`,
 * in the migration, since Drizzle can't express it (`schedule.one-place`).
 */
export const visits = pgTable(
  "visits",
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
    /** The recurring job that generated it, and the occurrence's day. */
    recurrenceId: uuid("recurrence_id").references(() => recurrences.id, { onDelete: "cascade" }),
    recurrenceDay: date("recurrence_day"),
    state: text("state", { enum: visitStates }).notNull().default("booked"),
    /** When the crew departs: the start minus travel time. */
    leavesAt: moment("leaves_at").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** Minutes after the start by which the crew arrives. */
    windowMinutes: integer("window_minutes").notNull().default(0),
    /** Incremented with each change of time or crew, to detect concurrent edits. */
    version: integer("version").notNull().default(1),
    movedAt: moment("moved_at"),
    /**
     * When the customer was last notified; a visit they were never notified of gets no cancellation
     * notice.
     */
    toldAt: moment("told_at"),
    /** When to remind the customer; null once sent or if no reminder is due. */
    remindAt: moment("remind_at"),
    /** When the customer was notified that the crew is on its way. */
    onTheWayAt: moment("on_the_way_at"),
    endedAt: moment("ended_at"),
    canceledBy: text("canceled_by", { enum: cancelers }),
    /** Set if the business canceled. */
    cancelReason: text("cancel_reason", { enum: cancelReasons }),
    /**
     * When to notify the customer of the cancellation; null once sent or if they aren't notified.
     */
    noticeAt: moment("notice_at"),
    /** For the team: gate code, dog, what to bring. */
    notes: text("notes"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("visits_state", table.state, visitStates),
    oneOf("visits_canceled_by", table.canceledBy, cancelers),
    oneOf("visits_cancel_reason", table.cancelReason, cancelReasons),
    said("visits_notes_given", table.notes, maxNotes),
    check(
      "visits_in_order",
      sql`${table.leavesAt} <= ${table.startsAt} and ${table.startsAt} < ${table.endsAt}`,
    ),
    check("visits_window", sql`${table.windowMinutes} between 0 and 720`),
    index("visits_contractor").on(table.contractorId, table.startsAt),
    index("visits_work_order").on(table.workOrderId),
    index("visits_crew").on(table.crewId, table.startsAt),
    uniqueIndex("visits_recurrence").on(table.recurrenceId, table.recurrenceDay),
    index("visits_to_remind").on(table.remindAt, table.id).where(sql`remind_at is not null`),
  ],
);
