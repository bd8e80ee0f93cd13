import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { blockedKinds, holidays, type WeeklyHours } from "~/domains/availability/index.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { crews } from "~/domains/schedule/schedule.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";

const contractorId = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });

/** Hours for scheduling; without a row, a crew has its business's and a business its page's. */
export const workingHours = pgTable(
  "working_hours",
  {
    id: id(),
    contractorId: contractorId(),
    /** Null for the whole business. */
    crewId: uuid("crew_id").references(() => crews.id, { onDelete: "cascade" }),
    hours: jsonb("hours").$type<WeeklyHours>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("working_hours_business").on(table.contractorId).where(sql`crew_id is null`),
    uniqueIndex("working_hours_crew").on(table.crewId),
    index("working_hours_contractor").on(table.contractorId),
  ],
);

/** A crew's time off, and time that a business or a crew blocked, once. */
export const blockedTimes = pgTable(
  "blocked_times",
  {
    id: id(),
    contractorId: contractorId(),
    /** Null for the whole business. */
    crewId: uuid("crew_id").references(() => crews.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: blockedKinds }).notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    /** For the team, such as "Supply run". */
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("blocked_times_kind", table.kind, blockedKinds),
    check("blocked_times_in_order", sql`${table.startsAt} < ${table.endsAt}`),
    textLength("blocked_times_reason_given", table.reason, 200),
    index("blocked_times_contractor").on(table.contractorId, table.endsAt),
    index("blocked_times_crew").on(table.crewId),
  ],
);

/** Federal holidays on which a business works; it's closed on the others. */
export const openHolidays = pgTable(
  "open_holidays",
  {
    contractorId: contractorId(),
    holiday: text("holiday", { enum: holidays }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.holiday] }),
    oneOf("open_holidays_holiday", table.holiday, holidays),
  ],
);

/** Kinds of appointments, such as "Tune-up". */
export const appointmentTypes = pgTable(
  "appointment_types",
  {
    id: id(),
    contractorId: contractorId(),
    name: text("name").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    /** Minutes to keep free before it, for travel. */
    travelMinutes: integer("travel_minutes").notNull(),
    /** Whether customers can book it themselves. */
    isBookableOnline: boolean("is_bookable_online").notNull().default(false),
    /** Where it's offered; without any, everywhere. */
    zipCodes: text("zip_codes").array().notNull().default([]),
    towns: text("towns").array().notNull().default([]),
    /** What customers pay by card to book it online; null for nothing. */
    depositCents: integer("deposit_cents"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("appointment_types_name_given", table.name, 60),
    check("appointment_types_duration", sql`${table.durationMinutes} between 15 and 960`),
    check("appointment_types_travel", sql`${table.travelMinutes} between 0 and 240`),
    check("appointment_types_deposit", sql`${table.depositCents} between 50 and 1000000`),
    uniqueIndex("appointment_types_one_per_name").on(table.contractorId, sql`lower(${table.name})`),
  ],
);

/** The crews that do a type of appointment; without any, all of them. */
export const appointmentTypeCrews = pgTable(
  "appointment_type_crews",
  {
    typeId: uuid("type_id")
      .notNull()
      .references(() => appointmentTypes.id, { onDelete: "cascade" }),
    crewId: uuid("crew_id")
      .notNull()
      .references(() => crews.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.typeId, table.crewId] }),
    index("appointment_type_crews_crew").on(table.crewId),
  ],
);
