import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import type { Burst } from "./bursts.ts";
import { defaultSenderLimits, registrationStates } from "./senders.ts";

/** The number a business texts from, its limits, and its registration (`sms.registration`). */
export const senders = pgTable(
  "senders",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** In E.164; null until the business has a number. */
    phone: text("phone").unique(),
    /** The provider's id of the number; null if it was assigned manually. */
    providerId: text("provider_id"),
    /**
     * The number being bought, saved before the purchase, so a retry after a lost response buys the same
     * number and never a second one.
     */
    buyingPhone: text("buying_phone").unique(),
    /**
     * Whether approval of its registration buys it a number: set by a submission, cleared by any change of its
     * number, so one that was removed isn't bought again.
     */
    needsNumber: boolean("needs_number").notNull().default(true),
    registration: text("registration", { enum: registrationStates })
      .notNull()
      .default("not_started"),
    /** Reason given by the carriers. */
    rejectedBecause: text("rejected_because"),
    /**
     * When the provider began to reject texts from the number, with its error code; both null if it
     * doesn't.
     */
    refusedAt: moment("refused_at"),
    refusedCode: integer("refused_code"),
    /** When staff last clicked try again; rejections of earlier texts are ignored. */
    triedAgainAt: moment("tried_again_at"),
    brand: text("brand"),
    campaign: text("campaign"),
    submittedAt: moment("submitted_at"),
    decidedAt: moment("decided_at"),
    textsPerSecond: real("texts_per_second").notNull().default(defaultSenderLimits.textsPerSecond),
    textsPerDay: integer("texts_per_day").notNull().default(defaultSenderLimits.textsPerDay),
    textsPerMonth: integer("texts_per_month").notNull().default(defaultSenderLimits.textsPerMonth),
    /** The most the business may spend on texts a month, set by staff; null uses the default. */
    budgetCents: integer("budget_cents"),
    /** A lower limit that the owner chose; null if none. */
    ownBudgetCents: integer("own_budget_cents"),
    /** Whether its texts and calls may go to numbers outside the United States and Canada. */
    allowsCaribbean: boolean("allows_caribbean").notNull().default(false),
    /** Since when unusual texting paused automatic texts, and which rule it met; null if it didn't. */
    burstAt: moment("burst_at"),
    burst: jsonb("burst").$type<Burst>(),
    /** When staff last released a pause; texts before it no longer count. */
    burstReleasedAt: moment("burst_released_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("senders_registration", table.registration, registrationStates),
    check(
      "senders_refused_with_code",
      sql`(${table.refusedAt} is null) = (${table.refusedCode} is null)`,
    ),
    check("senders_phone_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    check(
      "senders_limits",
      sql`${table.textsPerSecond} > 0 and ${table.textsPerDay} >= 0 and ${table.textsPerMonth} >= 0`,
    ),
    check(
      "senders_budgets",
      sql`coalesce(${table.budgetCents}, 0) >= 0 and coalesce(${table.ownBudgetCents}, 0) >= 0`,
    ),
  ],
);

/** Tracked numbers of a business, each for one of its pages or one source of calls. */
export const trackedNumbers = pgTable(
  "tracked_numbers",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** In E.164. */
    phone: text("phone").notNull().unique(),
    /** Null if it is for every page. */
    pageId: uuid("page_id").references(() => seoPages.id, { onDelete: "cascade" }),
    /** Source as analytics names it; null for any caller. */
    source: text("source"),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("tracked_numbers_source_given", table.source, 80),
    check("tracked_numbers_phone_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    check(
      "tracked_numbers_tell_something",
      sql`${table.pageId} is not null or ${table.source} is not null`,
    ),
    // One number per page and source.
    uniqueIndex("tracked_numbers_once").on(
      table.contractorId,
      sql`coalesce(${table.pageId}::text, '')`,
      sql`lower(coalesce(${table.source}, ''))`,
    ),
    index("tracked_numbers_page").on(table.pageId),
  ],
);

/** Texts a business sent per day, in its time zone, and what they cost. */
export const senderDays = pgTable(
  "sender_days",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    texts: integer("texts").notNull().default(0),
    /** What they cost, in millionths of a dollar (`sms.budget`). */
    costMicros: bigint("cost_micros", { mode: "number" }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.contractorId, table.day] })],
);

/** Whether and how calls to a business are forwarded; without a row, no page shows a tracked number. */
export const callSettings = pgTable(
  "call_settings",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    enabled: boolean("enabled").notNull(),
    ringSeconds: integer("ring_seconds").notNull(),
    /** Whether missed callers get a text (`calls.missed-text`). */
    textsMissed: boolean("texts_missed").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check("call_settings_ring", sql`${table.ringSeconds} between 5 and 60`)],
);
