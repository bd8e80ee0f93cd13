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

/** Whether, when and how a business asks its customers for reviews, and where they write them. */
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

/** One request for a review after a visit. Whom it is for stands in the job, and is deleted with it. */
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
    /** When the customer was to be asked. */
    dueAt: moment("due_at").notNull(),
    /** When it is looked at next, to ask or to remind; empty where nothing is to come. */
    nextAt: moment("next_at"),
    askedAt: moment("asked_at"),
    remindedAt: moment("reminded_at"),
    /** When a browser was led to the customer's page first. */
    openedAt: moment("opened_at"),
    /** When a review page was opened first, by a press of the customer. */
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

/** Which review pages the customer of a request opened, each once. */
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
