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
 * Appointments. That a crew is in one place at a time is a constraint of the database, which the
 * schema's tool cannot write: `visits_crew_in_one_place` in the migration (`schedule.one-place`).
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
    /** The recurring job that it was made ahead for, and which of its days it is. */
    recurrenceId: uuid("recurrence_id").references(() => recurrences.id, { onDelete: "cascade" }),
    recurrenceDay: date("recurrence_day"),
    state: text("state", { enum: visitStates }).notNull().default("booked"),
    /** When the crew sets out: the start without the way there. */
    leavesAt: moment("leaves_at").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** The crew arrives at the start or up to so many minutes later. */
    windowMinutes: integer("window_minutes").notNull().default(0),
    /** Counts the changes of time and crew, so that who moves it knows what they move. */
    version: integer("version").notNull().default(1),
    movedAt: moment("moved_at"),
    /** When the customer was told of it last; what they were never told of is not called off to them. */
    toldAt: moment("told_at"),
    /** When the customer is reminded; empty once they were, or where there is nothing to remind of. */
    remindAt: moment("remind_at"),
    /** When the customer was told that the crew is on its way. */
    onTheWayAt: moment("on_the_way_at"),
    endedAt: moment("ended_at"),
    canceledBy: text("canceled_by", { enum: cancelers }),
    /** Why, where the business did. */
    cancelReason: text("cancel_reason", { enum: cancelReasons }),
    /** When the customer is notified of its cancellation; empty once they were, or if they aren't. */
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
