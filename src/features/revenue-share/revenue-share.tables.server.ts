import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import {
  affiliateStatuses,
  applicationStatuses,
  conversionStatuses,
  defaultCommissionRate,
  leadValueRanges,
  participantStatuses,
} from "./revenue-share.ts";

/** Contractors who asked to join (specification §3). */
export const revenueShareApplications = pgTable(
  "revenue_share_applications",
  {
    id: id(),
    businessName: text("business_name").notNull(),
    contactName: text("contact_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    services: text("services").array().notNull(),
    serviceAreas: text("service_areas").array().notNull(),
    yearsExperience: integer("years_experience").notNull(),
    currentMonthlyLeads: integer("current_monthly_leads"),
    targetMonthlyLeads: integer("target_monthly_leads"),
    leadValueRange: text("lead_value_range", { enum: leadValueRanges }).notNull(),
    emailNotifications: boolean("email_notifications").notNull().default(true),
    smsNotifications: boolean("sms_notifications").notNull().default(true),
    agreedToTerms: boolean("agreed_to_terms").notNull(),
    applicationStatus: text("application_status", { enum: applicationStatuses })
      .notNull()
      .default("pending"),
    adminNotes: text("admin_notes"),
    reviewedAt: moment("reviewed_at"),
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
    index("revenue_share_applications_newest").on(table.createdAt, table.id),
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
    leadPreferences: jsonb("lead_preferences").$type<object>().notNull().default({}),
    notificationSettings: jsonb("notification_settings")
      .$type<{ email: boolean; sms: boolean }>()
      .notNull()
      .default({ email: true, sms: true }),
    joinedAt: moment("joined_at").notNull().defaultNow(),
  },
  (table) => [
    oneOf("revenue_share_participants_status", table.status, participantStatuses),
    check("revenue_share_participants_rate", sql`${table.commissionRate} between 0 and 1`),
  ],
);

/** Leads delivered to participants. Only `converted` ones count (decisions 22). */
export const revenueShareLeads = pgTable(
  "revenue_share_leads",
  {
    id: id(),
    participantId: uuid("participant_id")
      .notNull()
      .references(() => revenueShareParticipants.id, { onDelete: "cascade" }),
    conversionStatus: text("conversion_status", { enum: conversionStatuses })
      .notNull()
      .default("pending"),
    commissionAmount: numeric("commission_amount", { precision: 12, scale: 2 }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("revenue_share_leads_status", table.conversionStatus, conversionStatuses),
    index("revenue_share_leads_participant").on(table.participantId),
  ],
);

/** Referral partners; the dashboard counts the active ones (decisions 26). */
export const affiliateProgramMembers = pgTable(
  "affiliate_program_members",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    referralCode: text("referral_code").notNull().unique(),
    status: text("status", { enum: affiliateStatuses }).notNull().default("active"),
    createdAt: createdAt(),
  },
  (table) => [oneOf("affiliate_program_members_status", table.status, affiliateStatuses)],
);
