import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { apiKeys, contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import {
  contactSyncOperations,
  deliveryStates,
  pauseReasons,
  sentEvents,
  webhookEvents,
} from "./webhooks.ts";

/** A business's webhook endpoints, with the results of recent deliveries. */
export const webhookEndpoints = pgTable(
  "webhook_endpoints",
  {
    id: id(),
    /** Null for the built-in one. */
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id, {
      onDelete: "cascade",
    }),
    url: text("url").notNull(),
    events: text("events", { enum: webhookEvents }).array().notNull(),
    /** Number of the current secret; each derives from this row's ID and its number. */
    secretVersion: integer("secret_version").notNull().default(1),
    secretChangedAt: moment("secret_changed_at"),
    pausedAt: moment("paused_at"),
    pausedFor: text("paused_for", { enum: pauseReasons }),
    /** Consecutive failures, and since when. */
    failures: integer("failures").notNull().default(0),
    failingSince: moment("failing_since"),
    /** No deliveries before this time. */
    restsUntil: moment("rests_until"),
    deliveredAt: moment("delivered_at"),
    /** The version of its bodies; null for webhooks from before there were versions. */
    apiVersion: text("api_version"),
    /** The API key that subscribed it; null for a webhook that an owner added. */
    apiKeyId: uuid("api_key_id").references(() => apiKeys.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("webhook_endpoints_url_given", table.url, 500),
    oneOf("webhook_endpoints_paused_for", table.pausedFor, pauseReasons),
    index("webhook_endpoints_api_key").on(table.apiKeyId).where(sql`api_key_id is not null`),
    index("webhook_endpoints_contractor").on(table.contractorId, table.createdAt),
  ],
);

/** Deliveries to an endpoint, by ID: the content is read when it is sent (`webhooks.events`). */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    /** The receiver's `webhook-id`: the same for every attempt. */
    id: id(),
    endpointId: uuid("endpoint_id")
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: "cascade" }),
    /** Null for deliveries to the operator. */
    contractorId: uuid("contractor_id").references(() => contractorAccounts.id, {
      onDelete: "cascade",
    }),
    event: text("event", { enum: [...sentEvents, ...contactSyncOperations] }).notNull(),
    /** Of the lead, message, visit, estimate, invoice, customer or submission. */
    subjectId: uuid("subject_id"),
    /** For a message: its conversation. */
    conversationId: uuid("conversation_id"),
    /** Deletes deliveries about a person when the person is erased. */
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    /** The same for deliveries about a customer. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    /** The same for a sign-up; only the operator's deliveries have it. */
    submissionId: uuid("submission_id").references(() => formSubmissions.id, {
      onDelete: "cascade",
    }),
    state: text("state", { enum: deliveryStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** Of the last attempt: status, start of the response, error, and duration. */
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
    index("webhook_deliveries_customer").on(table.customerId).where(sql`customer_id is not null`),
    index("webhook_deliveries_submission")
      .on(table.submissionId, table.id)
      .where(sql`submission_id is not null`),
    index("webhook_deliveries_gave_up")
      .on(table.id)
      .where(sql`submission_id is not null and state = 'failed'`),
    index("webhook_deliveries_old").on(table.createdAt, table.id).where(sql`state <> 'waiting'`),
  ],
);

/** Contact syncs recorded by the previous release; pending ones are migrated from here. */
export const contactSyncDeliveries = pgTable(
  "contact_sync_deliveries",
  {
    id: id(),
    submissionId: uuid("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    operation: text("operation", { enum: ["STEP_UPDATE", "FORM_COMPLETED"] }).notNull(),
    priority: text("priority", { enum: ["high", "normal"] }).notNull(),
    /** The specified body: table_name, operation, new_record, priority. */
    body: jsonb("body").$type<object>().notNull(),
    /** `recorded`: no address is configured, so nothing is sent. */
    state: text("state", { enum: ["queued", "recorded", "delivered", "delayed", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("contact_sync_deliveries_state", table.state, [
      "queued",
      "recorded",
      "delivered",
      "delayed",
      "failed",
    ]),
    index("contact_sync_deliveries_submission").on(table.submissionId, table.createdAt),
    index("contact_sync_deliveries_gave_up").on(table.id).where(sql`state = 'failed'`),
  ],
);
