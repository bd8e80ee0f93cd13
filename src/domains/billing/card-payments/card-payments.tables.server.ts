import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "~/platform/database/columns.server.ts";
import { checkoutStates, disputeStates, refundStates } from "./card-payments.ts";

const contractorId = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });

/** A business's own account with the provider, as of its last check (`payments.own-account`). */
export const paymentAccounts = pgTable("payment_accounts", {
  contractorId: contractorId().primaryKey(),
  accountId: text("account_id").notNull().unique(),
  takesCards: boolean("takes_cards").notNull(),
  paysOut: boolean("pays_out").notNull(),
  isComplete: boolean("is_complete").notNull(),
  questions: integer("questions").notNull(),
  checkedAt: moment("checked_at").notNull(),
  createdAt: createdAt(),
});

/** A checkout page at the provider for an invoice's balance due; one live checkout per invoice. */
export const cardCheckouts = pgTable(
  "card_checkouts",
  {
    id: id(),
    contractorId: contractorId(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    cents: integer("cents").notNull(),
    state: text("state", { enum: checkoutStates }).notNull(),
    /** The provider's id of the page; null until its response arrives. */
    checkoutId: text("checkout_id").unique(),
    paymentId: text("payment_id").unique(),
    entryId: uuid("entry_id").references(() => invoiceEntries.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    /** When to check with the provider if no webhook arrives; null once it's settled. */
    checkAt: moment("check_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("card_checkouts_state", table.state, checkoutStates),
    check("card_checkouts_cents", sql`${table.cents} > 0`),
    check(
      "card_checkouts_paid",
      sql`(${table.state} = 'paid') = (${table.entryId} is not null and ${table.paymentId} is not null)`,
    ),
    uniqueIndex("card_checkouts_live").on(table.invoiceId).where(sql`state = 'live'`),
    index("card_checkouts_invoice").on(table.invoiceId),
    index("card_checkouts_contractor").on(table.contractorId, table.createdAt, table.id),
    index("card_checkouts_to_check").on(table.checkAt, table.id).where(sql`check_at is not null`),
  ],
);

/** A refund to a card, requested in the CRM or found at the provider (`payments.refunds`). */
export const cardRefunds = pgTable(
  "card_refunds",
  {
    id: id(),
    contractorId: contractorId(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => cardCheckouts.id, { onDelete: "cascade" }),
    /** The provider's id. */
    refundId: text("refund_id").unique(),
    cents: integer("cents").notNull(),
    state: text("state", { enum: refundStates }).notNull(),
    /** Why the refund failed. */
    reason: text("reason"),
    /** The membership that requested it; null if made at the provider. */
    askedBy: uuid("asked_by"),
    /** When it was last sent to the provider, which may have made it; null before the first time. */
    attemptedAt: moment("attempted_at"),
    entryId: uuid("entry_id").references(() => invoiceEntries.id, { onDelete: "cascade" }),
    /** The entry that reverses the refund if the bank rejected it later. */
    returnedEntryId: uuid("returned_entry_id").references(() => invoiceEntries.id, {
      onDelete: "cascade",
    }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("card_refunds_state", table.state, refundStates),
    check("card_refunds_cents", sql`${table.cents} > 0`),
    index("card_refunds_checkout").on(table.checkoutId),
    index("card_refunds_contractor").on(table.contractorId, table.createdAt, table.id),
  ],
);

/** A payment that a customer disputed with their bank (`payments.disputes`). */
export const cardDisputes = pgTable(
  "card_disputes",
  {
    id: id(),
    contractorId: contractorId(),
    checkoutId: uuid("checkout_id")
      .notNull()
      .references(() => cardCheckouts.id, { onDelete: "cascade" }),
    disputeId: text("dispute_id").notNull().unique(),
    cents: integer("cents").notNull(),
    reason: text("reason").notNull(),
    state: text("state", { enum: disputeStates }).notNull(),
    respondBy: moment("respond_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("card_disputes_state", table.state, disputeStates),
    index("card_disputes_checkout").on(table.checkoutId),
    index("card_disputes_contractor").on(table.contractorId, table.createdAt, table.id),
  ],
);
