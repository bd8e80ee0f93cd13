import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { crews, visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "~/platform/database/columns.server.ts";
import { holdStates } from "./self-booking.ts";

/** Whether homeowners can book a time themselves; a business without a row hasn't turned it on. */
export const bookingSettings = pgTable("booking_settings", {
  contractorId: uuid("contractor_id")
    .primaryKey()
    .references(() => contractorAccounts.id, { onDelete: "cascade" }),
  isOn: boolean("is_on").notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Times held for customers while they pay a deposit. An expired one no longer blocks its time. */
export const bookingHolds = pgTable(
  "booking_holds",
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
    /** The deposit's invoice, of a higher domain. */
    invoiceId: uuid("invoice_id").notNull(),
    state: text("state", { enum: holdStates }).notNull().default("held"),
    leavesAt: moment("leaves_at").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** When to release it if it isn't paid; null once it's settled. */
    releaseAt: moment("release_at"),
    /** The appointment that was booked once the deposit was paid. */
    visitId: uuid("visit_id").references(() => visits.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("booking_holds_state", table.state, holdStates),
    check(
      "booking_holds_in_order",
      sql`${table.leavesAt} <= ${table.startsAt} and ${table.startsAt} < ${table.endsAt}`,
    ),
    uniqueIndex("booking_holds_invoice").on(table.invoiceId),
    index("booking_holds_contractor").on(table.contractorId, table.createdAt),
    index("booking_holds_work_order").on(table.workOrderId),
    index("booking_holds_visit").on(table.visitId),
    index("booking_holds_crew").on(table.crewId, table.startsAt),
    index("booking_holds_to_release")
      .on(table.releaseAt, table.id)
      .where(sql`release_at is not null`),
  ],
);
