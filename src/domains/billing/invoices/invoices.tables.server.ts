import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { entryKinds, entryMethods, type InvoiceContent } from "./invoices.ts";

/**
 * Invoices. Once one has a number, a trigger rejects changes to its content (`invoices.issued`);
 * paid and credited amounts are sums of its entries, stored for lists.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    // An invoice outlives the lead, job, or estimate it was created for.
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    workOrderId: uuid("work_order_id").references(() => workOrders.id, { onDelete: "set null" }),
    estimateId: uuid("estimate_id").references(() => jobEstimates.id, { onDelete: "set null" }),
    /** The appointment where it was created to collect a payment. */
    visitId: uuid("visit_id").references(() => visits.id, { onDelete: "set null" }),
    /** Whether it bills an accepted estimate's deposit, which the job's invoice deducts. */
    isDeposit: boolean("is_deposit").notNull().default(false),
    /** For a deposit: the latest invoice that bills the rest of it. */
    deductedById: uuid("deducted_by_id"),
    /** Null until the task `assign-customers` finds it, for a row that an earlier version wrote. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    /** Null for a draft. */
    number: integer("number"),
    customerName: text("customer_name").notNull(),
    /** In E.164. */
    phone: text("phone"),
    /** The extension to dial after the number. */
    phoneExtension: text("phone_extension"),
    /** Lowercase. */
    email: text("email"),
    address: text("address"),
    what: text("what").notNull(),
    content: jsonb("content").$type<InvoiceContent>().notNull(),
    dueOn: date("due_on").notNull(),
    /** Paid before the invoice is issued; becomes its first payment. */
    depositCents: integer("deposit_cents").notNull().default(0),
    totalCents: integer("total_cents").notNull(),
    /** Payments less refunds. */
    paidCents: integer("paid_cents").notNull().default(0),
    creditedCents: integer("credited_cents").notNull().default(0),
    /** Counts a draft's changes, to detect concurrent edits. */
    revision: integer("revision").notNull().default(1),
    /** In the business's time zone, with the business's details at that time. */
    issuedOn: date("issued_on"),
    business: jsonb("business").$type<{ name: string; phone: string | null }>(),
    sentAt: moment("sent_at"),
    /** When the customer first opened it; views by the business don't count. */
    viewedAt: moment("viewed_at"),
    /** When to remind the customer next; null for no reminder. */
    remindAt: moment("remind_at"),
    /** When the customer was last sent a reminder. */
    remindedAt: moment("reminded_at"),
    /** When it stopped counting as the bill for its work, which can be invoiced again. */
    voidedAt: moment("voided_at"),
    /**
     * Whether a voided invoice's work is due again although other invoices of its job aren't voided;
     * until the next one is issued for the job.
     */
    isDueAgain: boolean("is_due_again").notNull().default(false),
    /** When the customer's personal data was removed. */
    erasedAt: moment("erased_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("invoices_customer_given", table.customerName, 200),
    textLength("invoices_what_given", table.what, 200),
    check("invoices_issued", sql`(${table.number} is null) = (${table.issuedOn} is null)`),
    check("invoices_amounts", sql`${table.totalCents} >= 0 and ${table.depositCents} >= 0`),
    uniqueIndex("invoices_number").on(table.contractorId, table.number),
    index("invoices_contractor").on(table.contractorId, table.createdAt, table.id),
    index("invoices_drafts")
      .on(table.contractorId, table.createdAt, table.id)
      .where(sql`number is null`),
    index("invoices_owed")
      .on(table.contractorId, table.dueOn, table.id)
      .where(sql`number is not null and total_cents > paid_cents + credited_cents`),
    index("invoices_by_date").on(
      table.contractorId,
      sql`coalesce(issued_on, 'infinity'::date)`,
      table.id,
    ),
    index("invoices_by_customer").on(
      table.contractorId,
      sql`lower(${table.customerName})`,
      table.id,
    ),
    index("invoices_by_due").on(table.contractorId, table.dueOn, table.id),
    index("invoices_by_total").on(table.contractorId, table.totalCents, table.id),
    index("invoices_lead").on(table.leadId),
    index("invoices_customer").on(table.customerId),
    index("invoices_property").on(table.propertyId),
    index("invoices_without_customer")
      .on(table.id)
      .where(sql`customer_id is null and erased_at is null`),
    index("invoices_work_order").on(table.workOrderId),
    index("invoices_visit").on(table.visitId).where(sql`visit_id is not null`),
    index("invoices_estimate").on(table.estimateId),
    index("invoices_phone").on(table.phone),
    index("invoices_email").on(table.email),
    index("invoices_to_remind").on(table.remindAt, table.id).where(sql`remind_at is not null`),
  ],
);

/**
 * The contact columns that identify an invoice's customer, both normalized (`people.same-person`).
 */
export const invoiceContact = { email: invoices.email, phone: invoices.phone };

/**
 * The invoice ledger, one row per change of the balance. A trigger rejects changes
 * (`invoices.ledger`).
 */
export const invoiceEntries = pgTable(
  "invoice_entries",
  {
    id: id(),
    invoiceId: uuid("invoice_id")
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** Position within the invoice, from 1. */
    position: integer("position").notNull(),
    kind: text("kind", { enum: entryKinds }).notNull(),
    /** Change of the balance due: negative for payments and credit notes. */
    cents: integer("cents").notNull(),
    /** The credit note's number. */
    number: integer("number"),
    method: text("method", { enum: entryMethods }),
    note: text("note"),
    /** For the credit of a deposit that a voided invoice deducted: the number of its invoice. */
    depositNumber: integer("deposit_number"),
    /** In the business's time zone, as entered by the member. */
    happenedOn: date("happened_on").notNull(),
    /** The membership that recorded it. */
    recordedBy: uuid("recorded_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("invoice_entries_kind", table.kind, entryKinds),
    oneOf("invoice_entries_method", table.method, entryMethods),
    check(
      "invoice_entries_direction",
      sql`case ${table.kind} when 'issued' then ${table.cents} >= 0 when 'refund' then ${table.cents} > 0 else ${table.cents} < 0 end`,
    ),
    check(
      "invoice_entries_numbered",
      sql`(${table.kind} = 'credit') = (${table.number} is not null)`,
    ),
    uniqueIndex("invoice_entries_issued_once").on(table.invoiceId).where(sql`kind = 'issued'`),
    uniqueIndex("invoice_entries_credit_number")
      .on(table.contractorId, table.number)
      .where(sql`kind = 'credit'`),
    uniqueIndex("invoice_entries_invoice").on(table.invoiceId, table.position),
    index("invoice_entries_contractor").on(table.contractorId, table.createdAt, table.id),
    // For the money received in a period.
    index("invoice_entries_money")
      .on(table.contractorId, table.happenedOn)
      .where(sql`kind in ('payment', 'refund')`),
  ],
);

/** A business's payment settings. */
export const invoiceSettings = pgTable("invoice_settings", {
  contractorId: uuid("contractor_id")
    .primaryKey()
    .references(() => contractorAccounts.id, { onDelete: "cascade" }),
  howToPay: text("how_to_pay"),
  dueDays: integer("due_days").notNull(),
  reminds: boolean("reminds").notNull(),
  /** Whether the team can add a tip when collecting a payment. */
  tips: boolean("tips").notNull().default(false),
  /** Whether technicians who can't see prices can collect payments. */
  techniciansCollect: boolean("technicians_collect").notNull().default(true),
  /** Days after sending an estimate on which its customer is reminded; null for the default. */
  estimateReminderDays: jsonb("estimate_reminder_days").$type<number[]>(),
  updatedAt: updatedAt(),
});
