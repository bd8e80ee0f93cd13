import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { contactSyncOperations } from "./contact-sync/contact-sync.ts";
import { deliveryStates, pauseReasons, sentEvents, webhookEvents } from "./webhooks.ts";

/** Where a business wants to be told what happens, and how that went lately. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    /** Null of the one that is built in. */
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id, {
      onDelete: "cascade",
    }),
    url: text("url").notNull(),
    events: text("events", { enum: webhookEvents }).array().notNull(),
    /** Counts the secrets, of which each follows from this row's id and its number. */
    secretVersion: integer("secret_version").notNull().default(1),
    secretChangedAt: moment("secret_changed_at"),
    pausedAt: moment("paused_at"),
    pausedFor: text("paused_for", { enum: pauseReasons }),
    /** Attempts that failed in a row, and since when. */
    failures: integer("failures").notNull().default(0),
    failingSince: moment("failing_since"),
    /** Until then it is left alone. */
    restsUntil: moment("rests_until"),
    deliveredAt: moment("delivered_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    said("webhook_endpoints_url_given", table.url, 500),
    oneOf("webhook_endpoints_paused_for", table.pausedFor, pauseReasons),
    index("webhook_endpoints_contractor").on(table.contractorId, table.createdAt),
  ],
);

/** What is sent to an endpoint, by ids: the words are read when it is sent (`webhooks.ids-only`). */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The receiver's `webhook-id`: the same for every attempt. */
    id: id(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** Null of what the operator is told. */
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id, {
      onDelete: "cascade",
    }),
    event: text("event", { enum: [...sentEvents, ...contactSyncOperations] }).notNull(),
    /** Of the lead, message, visit, estimate, invoice or submission. */
    subjectId: uuid("subject_id"),
    /** Of a message: the conversation that it stands in. */
    conversationId: uuid("conversation_id"),
    /** Whoever is erased takes along what was told of them. */
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    /** The same of whoever onboards: only the operator's deliveries have it. */
    submissionId: uuid("submission_id").references(() => formSubmissions.id, {
      onDelete: "cascade",
    }),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Of the last attempt: what was answered, how it begins, why it failed, how long it took. */
    status: integer("status"),
    answer: text("answer"),
    error: text("error"),
    tookMs: integer("took_ms"),
    nextAt: moment("next_at"),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("webhook_deliveries_state", table.state, deliveryStates),
    index("webhook_deliveries_endpoint").on(table.endpointId, table.createdAt, table.id),
    index("webhook_deliveries_contractor").on(table.contractorId),
    index("webhook_deliveries_lead").on(table.leadId),
    index("webhook_deliveries_submission")
      .on(table.submissionId, table.id)
      .where(sql`submission_id is not null`),
    index("webhook_deliveries_gave_up")
      .on(table.id)
      .where(sql`submission_id is not null and state = 'failed'`),
    index("webhook_deliveries_old").on(table.createdAt, table.id).where(sql`state <> 'waiting'`),
  ],
);
