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
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { customers, properties } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import type { EstimateDocument } from "./estimate-document.ts";
import { type EstimateContent, estimateStates } from "./job-estimates.ts";

const answerKinds = ["accepted", "declined"] as const;

/** Estimates as the team edits them; what a customer sees is stored as a version. */
export const jobEstimates = pgTable(
  "job_estimates",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    /** The job it was created for, or that its acceptance created. */
    workOrderId: uuid("work_order_id").references(() => workOrders.id, { onDelete: "cascade" }),
    /** Null until the task `assign-customers` finds it, for a row that an earlier version wrote. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    propertyId: uuid("property_id").references(() => properties.id, { onDelete: "set null" }),
    number: integer("number").notNull(),
    state: text("state", { enum: estimateStates }).notNull().default("draft"),
    customerName: text("customer_name").notNull(),
    /** In E.164. */
    phone: text("phone"),
    /** The extension to dial after the number. */
    phoneExtension: text("phone_extension"),
    /** Lowercase. */
    email: text("email"),
    address: text("address"),
    what: text("what").notNull(),
    content: jsonb("content").$type<EstimateContent>().notNull(),
    /**
     * Whether an invoice of its own bills it, apart from its job's line items: its tax rate or discount
     * differs, or they are billed already or for each appointment.
     */
    isBilledApart: boolean("is_billed_apart").notNull().default(false),
    /** The lowest and highest option total. */
    lowCents: integer("low_cents").notNull(),
    highCents: integer("high_cents").notNull(),
    /** Counts changes, to detect concurrent edits. */
    revision: integer("revision").notNull().default(1),
    /** The version that the customer sees; 0 before the first one is sent. */
    version: integer("version").notNull().default(0),
    /** The revision that was sent. */
    sentRevision: integer("sent_revision"),
    /** The last day the sent version can be accepted. */
    offeredUntil: date("offered_until"),
    sentAt: moment("sent_at"),
    /** When the customer first opened it; views by the business don't count. */
    viewedAt: moment("viewed_at"),
    answeredAt: moment("answered_at"),
    /** When to remind the customer; null after the reminder or if none is planned. */
    remindAt: moment("remind_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("job_estimates_state", table.state, estimateStates),
    textLength("job_estimates_customer_given", table.customerName, 200),
    textLength("job_estimates_what_given", table.what, 200),
    uniqueIndex("job_estimates_number").on(table.contractorId, table.number),
    index("job_estimates_contractor").on(table.contractorId, table.createdAt, table.id),
    index("job_estimates_by_state").on(table.contractorId, table.state, table.createdAt, table.id),
    index("job_estimates_by_customer").on(
      table.contractorId,
      sql`lower(${table.customerName})`,
      table.id,
    ),
    index("job_estimates_by_expiration").on(
      table.contractorId,
      sql`coalesce(offered_until, 'infinity'::date)`,
      table.id,
    ),
    index("job_estimates_by_total").on(table.contractorId, table.lowCents, table.id),
    index("job_estimates_accepted")
      .on(table.contractorId, table.answeredAt, table.id)
      .where(sql`state = 'accepted' and work_order_id is not null`),
    index("job_estimates_lead").on(table.leadId),
    index("job_estimates_customer").on(table.customerId),
    index("job_estimates_property").on(table.propertyId),
    index("job_estimates_without_customer").on(table.id).where(sql`customer_id is null`),
    index("job_estimates_work_order").on(table.workOrderId),
    index("job_estimates_phone").on(table.phone),
    index("job_estimates_email").on(table.email),
    index("job_estimates_to_remind").on(table.remindAt, table.id).where(sql`remind_at is not null`),
  ],
);

/**
 * The contact columns that identify an estimate's customer, both normalized (`people.same-person`).
 */
export const jobEstimateContact = { email: jobEstimates.email, phone: jobEstimates.phone };

/** What a customer was shown. A trigger rejects changes (`estimates.versions`). */
export const jobEstimateVersions = pgTable(
  "job_estimate_versions",
  {
    estimateId: uuid("estimate_id")
      .notNull()
      .references(() => jobEstimates.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    document: jsonb("document").$type<EstimateDocument>().notNull(),
    documentHash: text("document_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.estimateId, table.version] }),
    index("job_estimate_versions_contractor").on(table.contractorId),
  ],
);

/**
 * Customer responses with their signature records. A trigger rejects changes (`estimates.accept`).
 */
export const jobEstimateAnswers = pgTable(
  "job_estimate_answers",
  {
    id: id(),
    estimateId: uuid("estimate_id")
      .notNull()
      .references(() => jobEstimates.id, { onDelete: "cascade" }),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    kind: text("kind", { enum: answerKinds }).notNull(),
    /** The accepted option's index, from 0. */
    option: integer("option"),
    totalCents: integer("total_cents"),
    /** The customer's signature; null for an approval that a team member recorded, as `wording` says. */
    typedName: text("typed_name"),
    wording: text("wording"),
    /** Why it was declined, in the customer's words. */
    reason: text("reason"),
    ipAddress: text("ip_address").notNull(),
    /** Hash of the document that the customer responded to. */
    documentHash: text("document_hash").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("job_estimate_answers_kind", table.kind, answerKinds),
    uniqueIndex("job_estimate_answers_one_acceptance")
      .on(table.estimateId)
      .where(sql`kind = 'accepted'`),
    index("job_estimate_answers_estimate").on(table.estimateId, table.createdAt),
    index("job_estimate_answers_contractor").on(table.contractorId),
  ],
);

/** A business's price book. */
export const prices = pgTable(
  "prices",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The unit, such as an hour or a square foot. */
    unit: text("unit"),
    priceCents: integer("price_cents").notNull(),
    taxable: boolean("taxable").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("prices_name_given", table.name, 200),
    check("prices_not_negative", sql`${table.priceCents} >= 0`),
    uniqueIndex("prices_one_per_name").on(table.contractorId, sql`lower(${table.name})`),
  ],
);

export const numberedKinds = ["estimate", "invoice", "credit_note"] as const;

/** A business's last used number per kind of document. */
export const documentNumbers = pgTable(
  "document_numbers",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: numberedKinds }).notNull(),
    last: integer("last").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.kind] }),
    oneOf("document_numbers_kind", table.kind, numberedKinds),
  ],
);
