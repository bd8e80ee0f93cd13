import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { planKeys } from "~/domains/identity/contractors/contractors.ts";
import { createdAt, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { planPaymentMethods } from "./plans.ts";

/** The plan of a business; no row until its first plan (`plans.states`). */
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
