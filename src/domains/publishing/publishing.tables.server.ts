import { sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { planKeys } from "~/domains/identity/index.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "~/platform/database/columns.server.ts";
import { planPaymentMethods, subscriptionStates } from "./plans/plans.ts";

/** The plan of a business; no row until its first plan (`plans.end`). */
export const businessPlans = pgTable(
  "business_plans",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    plan: text("plan", { enum: planKeys }).notNull(),
    /** The last paid day, in the operator's time zone. */
    paidUntil: date("paid_until").notNull(),
    /** How it was last paid. */
    paidBy: text("paid_by", { enum: planPaymentMethods }).notNull().default("by_hand"),
    canceledAt: moment("canceled_at"),
    /** The membership that canceled it. */
    canceledBy: uuid("canceled_by"),
    endedAt: moment("ended_at"),
    /** Past-due notices sent since the last payment. */
    notices: integer("notices").notNull().default(0),
    /** When it is processed next; null once it ended. */
    dueAt: moment("due_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("business_plans_plan", table.plan, planKeys),
    oneOf("business_plans_paid_by", table.paidBy, planPaymentMethods),
    check("business_plans_ended", sql`${table.endedAt} is null or ${table.dueAt} is null`),
    index("business_plans_due").on(table.dueAt, table.contractorId).where(sql`due_at is not null`),
  ],
);

/**
 * A business's checkouts at the provider and their subscriptions. The id is the idempotency key and is
 * returned with the subscription. A business has at most one that isn't `over`.
 */
export const planSubscriptions = pgTable(
  "plan_subscriptions",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** The plan it sells. */
    plan: text("plan", { enum: planKeys }).notNull(),
    state: text("state", { enum: subscriptionStates }).notNull(),
    customerId: text("customer_id"),
    checkoutId: text("checkout_id"),
    subscriptionId: text("subscription_id").unique(),
    /** When the checkout expires. */
    expiresAt: moment("expires_at").notNull(),
    /** When its first payment was recorded. */
    beganAt: moment("began_at"),
    /** Monthly price from the provider; prices of new checkouts may change. */
    monthlyCents: integer("monthly_cents"),
    /** When the provider last reported the subscription's state. */
    seenAt: moment("seen_at"),
    /** When to poll the provider next; null once it is over. */
    checkAt: moment("check_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("plan_subscriptions_plan", table.plan, planKeys),
    oneOf("plan_subscriptions_state", table.state, subscriptionStates),
    check("plan_subscriptions_over", sql`(${table.state} = 'over') = (${table.checkAt} is null)`),
    check(
      "plan_subscriptions_live",
      sql`${table.state} <> 'live' or ${table.subscriptionId} is not null`,
    ),
    uniqueIndex("plan_subscriptions_one").on(table.contractorId).where(sql`state <> 'over'`),
    index("plan_subscriptions_contractor").on(table.contractorId, table.createdAt),
    index("plan_subscriptions_check").on(table.checkAt, table.id).where(sql`check_at is not null`),
  ],
);

export type PlanSubscription = typeof planSubscriptions.$inferSelect;

/** Recent sign-ups by hashes of their origin; deleted after two days. */
export const newBusinesses = pgTable(
  "new_businesses",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    mailboxHash: text("mailbox_hash").notNull(),
    /** Null for a domain where anyone can get an address. */
    domainHash: text("domain_hash"),
    /** Null if staff filled in the form for someone. */
    addressHash: text("address_hash"),
    createdAt: createdAt(),
  },
  (table) => [
    index("new_businesses_mailbox").on(table.mailboxHash),
    index("new_businesses_domain").on(table.domainHash),
    index("new_businesses_address").on(table.addressHash),
    index("new_businesses_oldest").on(table.createdAt),
  ],
);

/** Byte order, so sorting and prefixes work the same on every server. */
const bytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * For each word, the live pages that contain it, in the directory's order. Maintained by triggers on
 * `seo_pages` (docs/decisions/012-directory-search.md). The empty word lists every page, and "TX" every
 * page in Texas.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    word: bytes("word").notNull(),
    citySlug: bytes("city_slug").notNull(),
    state: bytes("state").notNull(),
    service: bytes("service").notNull(),
    /** City and business name as words, so a scan of one list can match other words. */
    searchText: bytes("search_text").notNull(),
  },
  (table) => [
    index("directory_entries_in_order").on(
      table.word,
      table.citySlug,
      table.state,
      table.service,
      table.searchText,
    ),
    uniqueIndex("directory_entries_of_service").on(
      table.word,
      table.service,
      table.citySlug,
      table.state,
    ),
  ],
);

/**
 * Every word a page has or had, with each of its suffixes of three or more letters and with a leading
 * space. A word that contains "umb" has a suffix that begins with it; one that begins with "p" has an entry
 * that begins with " p".
 */
export const directoryWords = pgTable(
  "directory_words",
  { ending: bytes("ending").notNull(), word: bytes("word").notNull() },
  (table) => [primaryKey({ columns: [table.ending, table.word] })],
);
