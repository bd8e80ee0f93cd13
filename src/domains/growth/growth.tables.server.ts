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
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { writtenChannels } from "~/domains/messaging/index.ts";
import { visits, workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { affiliateStatuses } from "./affiliates/affiliates.ts";
import { reportReasons, reportStates } from "./lead-reports/lead-reports.ts";
import {
  type ReviewLink,
  requestStates,
  reviewChannels,
  reviewSites,
  stopReasons,
} from "./reviews/reviews.ts";

/** Referral partners; the dashboard counts the active ones. */
export const affiliateProgramMembers = pgTable(
  "affiliate_program_members",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** The value of `?ref=`, case-insensitive. */
    referralCode: text("referral_code").notNull().unique(),
    status: text("status", { enum: affiliateStatuses }).notNull().default("active"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("affiliate_program_members_status", table.status, affiliateStatuses),
    index("affiliate_program_members_email").on(sql`lower(${table.email})`),
    uniqueIndex("affiliate_program_members_code").on(sql`upper(${table.referralCode})`),
  ],
);

/** A business's marketing spend, one row per source and date range. */
export const adSpend = pgTable(
  "ad_spend",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    /** In the business's time zone, both inclusive. */
    firstOn: date("first_on").notNull(),
    lastOn: date("last_on").notNull(),
    cents: integer("cents").notNull(),
    /** Who entered it; stays after the member is removed. */
    memberName: text("member_name").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("ad_spend_source_given", table.source, 80),
    check("ad_spend_something", sql`${table.cents} > 0`),
    check("ad_spend_days", sql`${table.lastOn} - ${table.firstOn} between 0 and 365`),
    uniqueIndex("ad_spend_once").on(
      table.contractorId,
      sql`lower(${table.source})`,
      table.firstOn,
      table.lastOn,
    ),
    index("ad_spend_of_contractor").on(table.contractorId, table.lastOn, table.id),
  ],
);

/** Live pages of businesses without a plan, if plans are billed by card. */
export const freePages = pgTable(
  "free_pages",
  {
    pageId: uuid("page_id")
      .primaryKey()
      .references(() => seoPages.id, { onDelete: "cascade" }),
    freeUntil: moment("free_until").notNull(),
    /** How many notices were emailed. */
    notices: integer("notices").notNull().default(0),
    /** When the next notice or the end is due. */
    dueAt: moment("due_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("free_pages_due").on(table.dueAt, table.pageId)],
);

/** Bad-lead reports and staff's decisions (`leads.bad-lead`). */
export const leadReports = pgTable(
  "lead_reports",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    reason: text("reason", { enum: reportReasons }).notNull(),
    words: text("words"),
    /** The membership to notify of the decision. */
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    /** Stays after the member is removed. */
    memberName: text("member_name").notNull(),
    state: text("state", { enum: reportStates }).notNull().default("open"),
    /** Staff's reply, shown to the business. */
    answer: text("answer"),
    decidedAt: moment("decided_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("lead_reports_reason", table.reason, reportReasons),
    oneOf("lead_reports_state", table.state, reportStates),
    check("lead_reports_decided", sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
    // A lead can be reported once.
    uniqueIndex("lead_reports_lead").on(table.leadId),
    index("lead_reports_contractor").on(table.contractorId, table.createdAt),
    index("lead_reports_member").on(table.memberId),
    index("lead_reports_state_newest").on(table.state, table.createdAt, table.id),
    index("lead_reports_newest").on(table.createdAt, table.id),
  ],
);

/** A business's review settings: whether, when, and how requests are sent, and the review links. */
export const reviewSettings = pgTable(
  "review_settings",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    enabled: boolean("enabled").notNull(),
    channel: text("channel", { enum: reviewChannels }).notNull(),
    delayMinutes: integer("delay_minutes").notNull(),
    links: jsonb("links").$type<ReviewLink[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("review_settings_channel", table.channel, reviewChannels),
    check("review_settings_delay", sql`${table.delayMinutes} between 0 and 20160`),
  ],
);

/**
 * One review request after an appointment. The customer is stored in the job, and deleted with it.
 */
export const reviewRequests = pgTable(
  "review_requests",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    workOrderId: uuid("work_order_id")
      .notNull()
      .references(() => workOrders.id, { onDelete: "cascade" }),
    visitId: uuid("visit_id")
      .notNull()
      .references(() => visits.id, { onDelete: "cascade" }),
    state: text("state", { enum: requestStates }).notNull().default("waiting"),
    reason: text("reason", { enum: stopReasons }),
    channel: text("channel", { enum: writtenChannels }),
    /** When the request was due. */
    dueAt: moment("due_at").notNull(),
    /** When to process it next, to send or remind; null if nothing is left to do. */
    nextAt: moment("next_at"),
    requestedAt: moment("asked_at"),
    remindedAt: moment("reminded_at"),
    /** When a browser first opened the customer's page. */
    openedAt: moment("opened_at"),
    /** When the customer first clicked through to a review page. */
    clickedAt: moment("clicked_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("review_requests_state", table.state, requestStates),
    oneOf("review_requests_reason", table.reason, stopReasons),
    oneOf("review_requests_channel", table.channel, writtenChannels),
    uniqueIndex("review_requests_visit").on(table.visitId),
    index("review_requests_work_order").on(table.workOrderId),
    index("review_requests_contractor").on(table.contractorId, table.createdAt, table.id),
    index("review_requests_due").on(table.nextAt).where(sql`next_at is not null`),
  ],
);

/** The review pages opened by a request's customer, one row each. */
export const reviewClicks = pgTable(
  "review_clicks",
  {
    requestId: uuid("request_id")
      .notNull()
      .references(() => reviewRequests.id, { onDelete: "cascade" }),
    site: text("site", { enum: reviewSites }).notNull(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.site] }),
    oneOf("review_clicks_site", table.site, reviewSites),
    index("review_clicks_contractor").on(table.contractorId, table.createdAt),
  ],
);
