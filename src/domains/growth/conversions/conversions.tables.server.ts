import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { createdAt, id, moment, oneOf } from "~/platform/database/columns.server.ts";
import {
  adPlatforms,
  conversionProblems,
  conversionReasons,
  conversionStages,
  conversionStates,
} from "./conversions.ts";

/** A business's connection to an ad platform, which gets the conversions of its leads. */
export const adConnections = pgTable(
  "ad_connections",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    platform: text("platform", { enum: adPlatforms }).notNull(),
    /** Google's refresh token, or Meta's token of the dataset. Encrypted. */
    accessToken: text("access_token").notNull(),
    /** The Google Ads account, or Meta's dataset; null until a member entered it. */
    accountId: text("account_id"),
    /** Google's conversion actions; null for a stage that isn't sent. */
    bookedActionId: text("booked_action_id"),
    paidActionId: text("paid_action_id"),
    /** When sending was turned on; null if it is off. */
    startedAt: moment("started_at"),
    /** Why nothing is sent; null if sending works. */
    problem: text("problem", { enum: conversionProblems }),
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("ad_connections_platform", table.platform, adPlatforms),
    oneOf("ad_connections_problem", table.problem, conversionProblems),
    check("ad_connections_on", sql`${table.startedAt} is null or ${table.accountId} is not null`),
    uniqueIndex("ad_connections_once").on(table.contractorId, table.platform),
  ],
);

/**
 * A conversion of a lead that an ad platform gets: one row per lead and stage. The platform knows
 * it by this row's id.
 */
export const adConversions = pgTable(
  "ad_conversions",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    platform: text("platform", { enum: adPlatforms }).notNull(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    stage: text("stage", { enum: conversionStages }).notNull(),
    happenedAt: moment("happened_at").notNull(),
    /** The value to send; null for the platform's own default. */
    cents: integer("cents"),
    state: text("state", { enum: conversionStates }).notNull().default("waiting"),
    reason: text("reason", { enum: conversionReasons }),
    sentAt: moment("sent_at"),
    /** The amount as last sent. */
    sentCents: integer("sent_cents"),
    /** Google's ID of the last request, for its support. */
    requestId: text("request_id"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("ad_conversions_platform", table.platform, adPlatforms),
    oneOf("ad_conversions_stage", table.stage, conversionStages),
    oneOf("ad_conversions_state", table.state, conversionStates),
    oneOf("ad_conversions_reason", table.reason, conversionReasons),
    check(
      "ad_conversions_reason_given",
      sql`(${table.state} in ('skipped', 'failed')) = (${table.reason} is not null)`,
    ),
    check("ad_conversions_cents", sql`${table.cents} >= 0`),
    check("ad_conversions_sent", sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
    uniqueIndex("ad_conversions_once").on(table.leadId, table.platform, table.stage),
    index("ad_conversions_newest").on(table.contractorId, table.createdAt, table.id),
    index("ad_conversions_unsent")
      .on(table.contractorId, table.platform)
      .where(sql`state in ('waiting', 'failed')`),
  ],
);
