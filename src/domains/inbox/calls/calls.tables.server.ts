import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leadTasks } from "~/domains/leads/lead-tasks/lead-tasks.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf, said } from "~/platform/database/one-of.server.ts";
import { attestations } from "~/platform/voice/voice.schema.ts";
import { callStates, legOutcomes } from "./calls.ts";

const ofBusiness = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });

/** Each call that came in, one row for each id of the provider. */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    contractorId: ofBusiness(),
    /** Null of somebody who hides their number, or whom the business blocked. */
    conversationId: uuid("conversation_id").references(() => conversations.id, {
      onDelete: "cascade",
    }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    /** Of the call at the provider. */
    providerId: text("provider_id").notNull(),
    /** The business's number that was called, in E.164. */
    toPhone: text("to_phone").notNull(),
    /** In E.164; null of somebody who hides it. */
    fromPhone: text("from_phone"),
    /** What the caller's carrier says of the number; null where it signed nothing. */
    attestation: text("attestation", { enum: attestations }),
    state: text("state", { enum: callStates }).notNull(),
    answeredAt: moment("answered_at"),
    endedAt: moment("ended_at"),
    /** For how long they talked. */
    seconds: integer("seconds"),
    /** Of which page, and of which source, the number was that was called. */
    pageId: uuid("page_id").references(() => seoPages.id, { onDelete: "set null" }),
    source: text("source"),
    /** What is to be done about a missed one. */
    taskId: uuid("task_id").references(() => leadTasks.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("calls_state", table.state, callStates),
    oneOf("calls_attestation", table.attestation, attestations),
    check(
      "calls_numbers_e164",
      sql`${table.toPhone} ~ '^[+][1-9][0-9]{6,14}$' and ${table.fromPhone} ~ '^[+][1-9][0-9]{6,14}$'`,
    ),
    uniqueIndex("calls_provider_id").on(table.providerId),
    index("calls_contractor").on(table.contractorId, table.createdAt, table.id),
    index("calls_conversation").on(table.conversationId, table.createdAt, table.id),
    index("calls_lead").on(table.leadId),
    index("calls_task").on(table.taskId),
    index("calls_page").on(table.pageId),
    index("calls_from").on(table.fromPhone),
  ],
);

/** Each phone of the business that was rung for a call, in its order. */
export const callLegs = pgTable(
  "call_legs",
  {
    id: id(),
    callId: uuid("call_id")
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    /** Of the phone in the order of the settings, from 0. */
    place: integer("place").notNull(),
    phone: text("phone").notNull(),
    providerId: text("provider_id"),
    /** Null while it rings. */
    outcome: text("outcome", { enum: legOutcomes }),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("call_legs_outcome", table.outcome, legOutcomes),
    uniqueIndex("call_legs_place").on(table.callId, table.place),
  ],
);

/** The phones of a business that are rung, one after the other. */
export const callPhones = pgTable(
  "call_phones",
  {
    contractorId: ofBusiness(),
    place: integer("place").notNull(),
    name: text("name").notNull(),
    /** In E.164. */
    phone: text("phone").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.place] }),
    said("call_phones_name_given", table.name, 60),
    check("call_phones_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);

/** Whom a business does not want to hear from. */
export const blockedCallers = pgTable(
  "blocked_callers",
  {
    contractorId: ofBusiness(),
    /** In E.164. */
    phone: text("phone").notNull(),
    /** The name stays when somebody leaves. */
    blockedBy: text("blocked_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.phone] }),
    check("blocked_callers_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    index("blocked_callers_phone").on(table.phone),
  ],
);
