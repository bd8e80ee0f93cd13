import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "~/platform/database/columns.server.ts";
import {
  applicationStatuses,
  applicationSuspicions,
  conversionStatuses,
  defaultCommissionRate,
  entryKinds,
  type LeadPreferences,
  leadValueRanges,
  participantStatuses,
  replyKinds,
} from "./revenue-share.ts";

/** Contractors who applied to join (`revenue-share.application`). */
export const revenueShareApplications = pgTable(
  "revenue_share_applications",
  {
    id: id(),
    businessName: text("business_name").notNull(),
    contactName: text("contact_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    /** In E.164; null if it isn't a valid number. */
    phoneE164: text("phone_e164"),
    services: text("services").array().notNull(),
    serviceAreas: text("service_areas").array().notNull(),
    yearsExperience: integer("years_experience").notNull(),
    currentMonthlyLeads: integer("current_monthly_leads"),
    targetMonthlyLeads: integer("target_monthly_leads"),
    leadValueRange: text("lead_value_range", { enum: leadValueRanges }).notNull(),
    emailNotifications: boolean("email_notifications").notNull().default(true),
    smsNotifications: boolean("sms_notifications").notNull().default(true),
    agreedToTerms: boolean("agreed_to_terms").notNull(),
    /** When the applicant confirmed the email address. */
    emailConfirmedAt: moment("email_confirmed_at"),
    applicationStatus: text("application_status", { enum: applicationStatuses })
      .notNull()
      .default("pending"),
    adminNotes: text("admin_notes"),
    reviewedAt: moment("reviewed_at"),
    /** Why it looks automated, or null. Its sender gets no messages (`leads.spam-quarantined`). */
    suspicion: text("suspicion", { enum: applicationSuspicions }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("revenue_share_applications_status", table.applicationStatus, applicationStatuses),
    oneOf("revenue_share_applications_lead_value_range", table.leadValueRange, leadValueRanges),
    check("revenue_share_applications_experience", sql`${table.yearsExperience} >= 1`),
    check("revenue_share_applications_current_leads", sql`${table.currentMonthlyLeads} >= 0`),
    check("revenue_share_applications_target_leads", sql`${table.targetMonthlyLeads} >= 1`),
    check("revenue_share_applications_terms", sql`${table.agreedToTerms}`),
    check("revenue_share_applications_services", sql`cardinality(${table.services}) >= 1`),
    oneOf("revenue_share_applications_suspicion", table.suspicion, applicationSuspicions),
    index("revenue_share_applications_newest").on(table.createdAt, table.id),
    index("revenue_share_applications_email").on(sql`lower(${table.email})`),
    index("revenue_share_applications_phone")
      .on(table.phoneE164)
      .where(sql`phone_e164 is not null`),
    index("revenue_share_applications_phone_to_normalize")
      .on(table.id)
      .where(sql`phone is not null and phone_e164 is null`),
    index("revenue_share_applications_by_status").on(
      table.applicationStatus,
      table.createdAt,
      table.id,
    ),
  ],
);

/** Contractors in the program. `commission_rate` is a fraction, such as 0.2. */
export const revenueShareParticipants = pgTable(
  "revenue_share_participants",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id),
    applicationId: uuid("application_id")
      .notNull()
      .unique()
      .references(() => revenueShareApplications.id),
    status: text("status", { enum: participantStatuses }).notNull().default("active"),
    commissionRate: numeric("commission_rate", { precision: 5, scale: 4, mode: "number" })
      .notNull()
      .default(defaultCommissionRate),
    leadPreferences: jsonb("lead_preferences").$type<LeadPreferences>().notNull().default({}),
    notificationSettings: jsonb("notification_settings")
      .$type<{ email: boolean; sms: boolean }>()
      .notNull()
      .default({ email: true, sms: true }),
    joinedAt: moment("joined_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("revenue_share_participants_status", table.status, participantStatuses),
    check("revenue_share_participants_rate", sql`${table.commissionRate} between 0 and 1`),
    index("revenue_share_participants_newest").on(table.joinedAt, table.id),
    index("revenue_share_participants_contractor").on(table.contractorId),
  ],
);

/**
 * When each participant was active: leads are counted a moment after delivery, and the status may
 * have changed since.
 */
export const revenueShareParticipations = pgTable(
  "revenue_share_participations",
  {
    id: id(),
    participantId: uuid("participant_id")
      .notNull()
      .references(() => revenueShareParticipants.id, { onDelete: "cascade" }),
    beganAt: moment("began_at").notNull(),
    /** Null while active. */
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("revenue_share_participations_participant").on(table.participantId, table.beganAt),
    uniqueIndex("revenue_share_participations_one_open")
      .on(table.participantId)
      .where(sql`ended_at is null`),
  ],
);

/** Leads delivered to participants. Only `converted` ones count (`revenue-share.rate`). */
export const revenueShareLeads = pgTable(
  "revenue_share_leads",
  {
    id: id(),
    participantId: uuid("participant_id")
      .notNull()
      .references(() => revenueShareParticipants.id, { onDelete: "cascade" }),
    /**
     * The homeowner's lead; null if it was added another way or the homeowner's data was deleted.
     */
    leadId: uuid("lead_id")
      .unique()
      .references(() => leads.id, { onDelete: "set null" }),
    conversionStatus: text("conversion_status", { enum: conversionStatuses })
      .notNull()
      .default("pending"),
    /** In dollars: the sum of its ledger entries. Null without entries. */
    commissionAmount: numeric("commission_amount", { precision: 12, scale: 2 }),
    /** When it was last marked converted or lost. */
    markedAt: moment("marked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("revenue_share_leads_status", table.conversionStatus, conversionStatuses),
    index("revenue_share_leads_participant").on(table.participantId, table.createdAt, table.id),
  ],
);

/**
 * The commission ledger, in integer cents. Append-only: the database rejects changes and deletions,
 * and a mistake is corrected by a single reversal of the same amount
 * (docs/decisions/023-revenue-share-leads-and-the-ledger.md).
 */
export const commissionEntries = pgTable(
  "commission_entries",
  {
    id: id(),
    participantId: uuid("participant_id")
      .notNull()
      .references(() => revenueShareParticipants.id),
    leadId: uuid("lead_id").references(() => revenueShareLeads.id),
    kind: text("kind", { enum: entryKinds }).notNull(),
    /** What the contractor owes us; negative for a reversal. */
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    /** The amount of the closed deal; null if only the commission is known. */
    dealCents: bigint("deal_cents", { mode: "number" }),
    /** The participant's rate on that day. */
    rate: numeric("rate", { precision: 5, scale: 4, mode: "number" }).notNull(),
    /** When the deal was closed, as given by the participant; null if staff entered it. */
    closedOn: date("closed_on"),
    reversesId: uuid("reverses_id")
      .unique()
      .references((): AnyPgColumn => commissionEntries.id),
    note: text("note"),
    actorId: uuid("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("commission_entries_kind", table.kind, entryKinds),
    check(
      "commission_entries_sign",
      sql`case ${table.kind} when 'commission' then ${table.amountCents} >= 0 and ${table.reversesId} is null else ${table.amountCents} <= 0 and ${table.reversesId} is not null end`,
    ),
    check("commission_entries_deal", sql`${table.dealCents} >= 0`),
    check("commission_entries_rate", sql`${table.rate} between 0 and 1`),
    index("commission_entries_participant").on(table.participantId, table.createdAt, table.id),
    index("commission_entries_lead").on(table.leadId),
  ],
);

/**
 * Replies to a month's statement: a confirmation, a question, or staff's reply. Append-only;
 * confirmed once (`revenue-share.statements`).
 */
export const statementReplies = pgTable(
  "commission_statement_replies",
  {
    id: id(),
    participantId: uuid("participant_id")
      .notNull()
      .references(() => revenueShareParticipants.id, { onDelete: "cascade" }),
    /** Such as "2026-11", in the operator's time zone. */
    month: text("month").notNull(),
    kind: text("kind", { enum: replyKinds }).notNull(),
    /** Null for a confirmation. */
    text: text("words"),
    /** The total of the month's entries at that time. */
    amountCents: bigint("amount_cents", { mode: "number" }).notNull(),
    actorId: uuid("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    createdAt: createdAt(),
    /** Set on a question. */
    answeredAt: moment("answered_at"),
  },
  (table) => [
    oneOf("commission_statement_replies_kind", table.kind, replyKinds),
    check(
      "commission_statement_replies_month",
      sql`${table.month} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`,
    ),
    check(
      "commission_statement_replies_words",
      sql`(${table.kind} = 'confirmed') = (${table.text} is null)`,
    ),
    uniqueIndex("commission_statement_replies_confirmed")
      .on(table.participantId, table.month)
      .where(sql`kind = 'confirmed'`),
    // Finds what waits for staff, independent of earlier questions (`revenue-share.statements`).
    index("commission_statement_replies_waiting")
      .on(table.createdAt, table.id)
      .where(sql`kind = 'question' and answered_at is null`),
    index("commission_statement_replies_statement").on(
      table.participantId,
      table.month,
      table.createdAt,
      table.id,
    ),
  ],
);
