import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { frequencies } from "./recurrences/recurrences.ts";
import {
  cancelers,
  cancelReasons,
  crewColors,
  type DoneItems,
  maxNotes,
  visitStates,
  workOrderStatuses,
} from "./schedule.ts";

/** Jobs at a customer's place, for a lead or another customer of the business. */
export const workOrders = pgTable(
  "work_orders",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    /** Null until the task `assign-customers` finds it, for a row that an earlier version wrote. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    customerName: text("customer_name").notNull(),
    /** In E.164. */
    phone: text("phone"),
    /** Extension of the phone number. */
    phoneExtension: text("phone_extension"),
    /** In lower case. */
    email: text("email"),
    what: text("what").notNull(),
    address: text("address"),
    status: text("status", { enum: workOrderStatuses }).notNull().default("open"),
    /** Expected revenue; shown only to members who can see money. */
    valueCents: integer("value_cents"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("work_orders_status", table.status, workOrderStatuses),
    textLength("work_orders_customer_given", table.customerName, 200),
    textLength("work_orders_what_given", table.what, 200),
    check("work_orders_value", sql`${table.valueCents} >= 0`),
    index("work_orders_contractor").on(table.contractorId, table.createdAt),
    index("work_orders_lead").on(table.leadId),
    index("work_orders_customer").on(table.customerId),
    index("work_orders_property").on(table.propertyId),
    index("work_orders_without_customer").on(table.id).where(sql`customer_id is null`),
    index("work_orders_phone").on(table.phone),
    index("work_orders_email").on(table.email),
  ],
);

/** A job's customer contact, stored in normalized form (`people.same-person`). */
export const workOrderContact = { email: workOrders.email, phone: workOrders.phone };

/** Crews: people who go to a visit together. An archived crew remains for its past visits. */
export const crews = pgTable(
  "crews",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    color: text("color", { enum: crewColors }).notNull(),
    archivedAt: moment("archived_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("crews_color", table.color, crewColors),
    textLength("crews_name_given", table.name, 60),
    index("crews_contractor").on(table.contractorId),
    uniqueIndex("crews_one_per_name")
      .on(table.contractorId, sql`lower(${table.name})`)
      .where(sql`archived_at is null`),
  ],
);

/** A crew's members; a person may be in several crews. */
export const crewMembers = pgTable(
  "crew_members",
  {
    crewId: uuid("crew_id")
      .notNull()
      .references(() => crews.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.crewId, table.memberId] }),
    index("crew_members_member").on(table.memberId),
  ],
);

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
    /** The nearest rule for the version before `parseRule`; the rule itself is in `rule`. */
    frequency: text("frequency", { enum: frequencies }).notNull(),
    /** In RFC 5545 format, as `formatRule` writes it. */
    rule: text("rule").notNull(),
    firstDay: date("first_day").notNull(),
    /** The last possible day; null if open-ended. */
    lastDay: date("last_day"),
    /** Minutes since midnight by the business's clock. */
    startMinutes: integer("start_minutes").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    travelMinutes: integer("travel_minutes").notNull(),
    windowMinutes: integer("window_minutes").notNull(),
    /** The price of each appointment, if it has one of its own; else it's the job's value. */
    priceCents: integer("price_cents"),
    /** Whether `price_cents` counts even if it's null: no price. */
    hasOwnPrice: boolean("has_own_price").notNull().default(false),
    plannedTo: date("planned_to").notNull(),
    stoppedAt: moment("stopped_at"),
    /** Set with `stopped_at` if a member ended it, who can undo that; null if another continues it. */
    endedAt: moment("ended_at"),
    /** The last day before a member ended it. */
    endedLastDay: date("ended_last_day"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("recurrences_frequency", table.frequency, frequencies),
    check("recurrences_start", sql`${table.startMinutes} between 0 and 1439`),
    check("recurrences_price", sql`${table.priceCents} >= 0`),
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
    notifiedAt: moment("told_at"),
    /** When to remind the customer; null once sent or if no reminder is due. */
    remindAt: moment("remind_at"),
    /** When the customer was notified that the crew is on its way. */
    onTheWayAt: moment("on_the_way_at"),
    /** Minutes that the crew needs from then on; null if the member didn't say. */
    onTheWayMinutes: integer("on_the_way_minutes"),
    /** Name of the member who is coming; stays after they are removed. */
    onTheWayBy: text("on_the_way_by"),
    endedAt: moment("ended_at"),
    canceledBy: text("canceled_by", { enum: cancelers }),
    /** Set if the business canceled. */
    cancelReason: text("cancel_reason", { enum: cancelReasons }),
    /**
     * When to notify the customer of the cancellation, or of moves; null once sent or if they aren't
     * notified.
     */
    noticeAt: moment("notice_at"),
    /**
     * The arrival that the customer expects while a notice of a move is pending, also through a
     * cancellation.
     */
    knownStartsAt: moment("known_starts_at"),
    knownWindowMinutes: integer("known_window_minutes"),
    /** For the team: gate code, dog, what to bring. */
    notes: text("notes"),
    /** The price of this appointment of a recurring job, if it differs from the others'. */
    priceCents: integer("price_cents"),
    /** The price when it was done, if the job's prices changed since. */
    donePriceCents: integer("done_price_cents"),
    /** The job's line items when it was done; null if the price had no items. */
    doneItems: jsonb("done_items").$type<DoneItems>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("visits_state", table.state, visitStates),
    oneOf("visits_canceled_by", table.canceledBy, cancelers),
    oneOf("visits_cancel_reason", table.cancelReason, cancelReasons),
    textLength("visits_notes_given", table.notes, maxNotes),
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

/** Times a business offered to a lead to choose from. */
export const visitOffers = pgTable(
  "visit_offers",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    crewId: uuid("crew_id")
      .notNull()
      .references(() => crews.id, { onDelete: "cascade" }),
    /** Hash of the secret link's token. */
    tokenHash: text("token_hash").notNull(),
    what: text("what").notNull(),
    address: text("address"),
    starts: timestamp("starts", { withTimezone: true, precision: 3 }).array().notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    travelMinutes: integer("travel_minutes").notNull(),
    windowMinutes: integer("window_minutes").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** The picked visit; null until then. */
    visitId: uuid("visit_id").references(() => visits.id, { onDelete: "cascade" }),
    pickedAt: moment("picked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("visit_offers_what_given", table.what, 200),
    check("visit_offers_starts", sql`cardinality(${table.starts}) between 1 and 3`),
    uniqueIndex("visit_offers_token").on(table.tokenHash),
    index("visit_offers_lead").on(table.leadId),
    index("visit_offers_contractor").on(table.contractorId),
    index("visit_offers_expired").on(table.expiresAt, table.id),
  ],
);

/** A member's secret calendar feed URL; one per membership. */
export const calendarFeeds = pgTable(
  "calendar_feeds",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    createdAt: createdAt(),
    /** When a calendar last read it, to the hour. */
    readAt: moment("read_at"),
  },
  (table) => [
    uniqueIndex("calendar_feeds_member").on(table.memberId),
    uniqueIndex("calendar_feeds_token").on(table.tokenHash),
    index("calendar_feeds_contractor").on(table.contractorId),
  ],
);
