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

/** One row per incoming call, unique by the provider's id. */
export const calls = pgTable(
  "calls",
  {
    id: id(),
    contractorId: ofBusiness(),
    /** Null if the caller hid their number or is blocked by the business. */
    conversationId: uuid("conversation_id").references(() => conversations.id, {
      onDelete: "cascade",
    }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    /** The provider's call id. */
    providerId: text("provider_id").notNull(),
    /** The business's number that was called, in E.164. */
    toPhone: text("to_phone").notNull(),
    /** In E.164; null if hidden. */
    fromPhone: text("from_phone"),
    /** The carrier's attestation of the caller's number; null if unsigned. */
    attestation: text("attestation", { enum: attestations }),
    state: text("state", { enum: callStates }).notNull(),
    answeredAt: moment("answered_at"),
    endedAt: moment("ended_at"),
    /** Length of the conversation. */
    seconds: integer("seconds"),
    /** The page and source that the called number belongs to. */
    pageId: uuid("page_id").references(() => seoPages.id, { onDelete: "set null" }),
    source: text("source"),
    /** The task for a missed call. */
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

/** One row per phone of the business that rang for a call, in order. */
export const callLegs = pgTable(
  "call_legs",
  {
    id: id(),
    callId: uuid("call_id")
      .notNull()
      .references(() => calls.id, { onDelete: "cascade" }),
    /** Index in the ring order of the settings, from 0. */
    place: integer("place").notNull(),
    phone: text("phone").notNull(),
    providerId: text("provider_id"),
    /** Null while ringing. */
    outcome: text("outcome", { enum: legOutcomes }),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("call_legs_outcome", table.outcome, legOutcomes),
    uniqueIndex("call_legs_place").on(table.callId, table.place),
  ],
);

/** A business's phones, rung one after another. */
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

/** Numbers that a business blocked. */
export const blockedCallers = pgTable(
  "blocked_callers",
  {
    contractorId: ofBusiness(),
    /** In E.164. */
    phone: text("phone").notNull(),
    /** Stays after the member is removed. */
    blockedBy: text("blocked_by").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.phone] }),
    check("blocked_callers_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    index("blocked_callers_phone").on(table.phone),
  ],
);
