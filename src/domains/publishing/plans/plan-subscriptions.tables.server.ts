import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { planKeys } from "~/domains/identity/contractors/contractors.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { subscriptionStates } from "./billing/plan-subscriptions.ts";

/**
 * A business's checkouts at the provider and their subscriptions. The id is the idempotency key and is
 * returned with the subscription. At most one per business isn't over.
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
