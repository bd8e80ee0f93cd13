import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { messageChannels } from "~/domains/messaging/messages/messages.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import {
  type ReviewLink,
  requestStates,
  reviewChannels,
  reviewSites,
  stopReasons,
} from "./reviews.ts";

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
    channel: text("channel", { enum: messageChannels }),
    /** When the request was due. */
    dueAt: moment("due_at").notNull(),
    /** When to process it next, to send or remind; null if nothing is left to do. */
    nextAt: moment("next_at"),
    askedAt: moment("asked_at"),
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
    oneOf("review_requests_channel", table.channel, messageChannels),
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
