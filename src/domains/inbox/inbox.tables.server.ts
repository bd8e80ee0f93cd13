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
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads, leadTasks } from "~/domains/leads/leads.tables.server.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { attestations } from "~/platform/voice/voice.schema.ts";
import { callStates, legOutcomes, maxMissedCallText } from "./calls/calls.ts";
import { outgoingCallStates } from "./calls/outgoing/outgoing-calls.ts";
import { searchedKinds } from "./inbox.ts";
import { tsvector } from "./search/tsvector.server.ts";

/** Which members have unread messages; a row is deleted when the member opens the conversation. */
export const unreadConversations = pgTable(
  "unread_conversations",
  {
    memberId: uuid("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** When the first unread message arrived. */
    since: moment("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.conversationId] }),
    index("unread_conversations_conversation").on(table.conversationId),
  ],
);

/** A business's message templates, with merge fields. */
export const snippets = pgTable(
  "snippets",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    words: text("words").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    textLength("snippets_name_given", table.name, 60),
    textLength("snippets_words_given", table.words, 1_000),
    uniqueIndex("snippets_one_per_name").on(table.contractorId, sql`lower(${table.name})`),
  ],
);

/**
 * Search index of messages, notes, and people, by business
 * (docs/decisions/012-directory-search.md). Triggers on `messages`, `lead_notes`, and
 * `conversations` maintain it; `id` is the id in the source table.
 */
export const conversationWords = pgTable(
  "conversation_words",
  {
    id: uuid("id").primaryKey(),
    contractorId: uuid("contractor_id").notNull(),
    conversationId: uuid("conversation_id").notNull(),
    kind: text("kind", { enum: searchedKinds }).notNull(),
    at: moment("at").notNull(),
    words: tsvector("words").notNull(),
  },
  (table) => [
    oneOf("conversation_words_kind", table.kind, searchedKinds),
    index("conversation_words_found").using("gin", table.words),
    index("conversation_words_newest").on(table.contractorId, table.at, table.id),
  ],
);

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

/** Calls that members start from the business's number: to a phone of theirs, then to the customer. */
export const outgoingCalls = pgTable(
  "outgoing_calls",
  {
    id: id(),
    contractorId: ofBusiness(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "set null" }),
    memberId: uuid("member_id").references(() => members.id, { onDelete: "set null" }),
    /** The member's name; stays after they leave. */
    startedBy: text("started_by").notNull(),
    /** All in E.164: the phone that rings first, the customer's, and the business's number. */
    memberPhone: text("member_phone").notNull(),
    customerPhone: text("customer_phone").notNull(),
    fromPhone: text("from_phone").notNull(),
    /** The provider's call id; null until it's known. */
    providerId: text("provider_id"),
    state: text("state", { enum: outgoingCallStates }).notNull(),
    /** Length of the conversation with the customer. */
    seconds: integer("seconds"),
    endedAt: moment("ended_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("outgoing_calls_state", table.state, outgoingCallStates),
    check(
      "outgoing_calls_e164",
      sql`${table.memberPhone} ~ '^[+][1-9][0-9]{6,14}$' and ${table.customerPhone} ~ '^[+][1-9][0-9]{6,14}$' and ${table.fromPhone} ~ '^[+][1-9][0-9]{6,14}$'`,
    ),
    uniqueIndex("outgoing_calls_provider_id").on(table.providerId),
    index("outgoing_calls_contractor").on(table.contractorId, table.createdAt),
    index("outgoing_calls_conversation").on(table.conversationId, table.createdAt, table.id),
    index("outgoing_calls_lead").on(table.leadId),
    index("outgoing_calls_member").on(table.memberId, table.createdAt),
    index("outgoing_calls_customer").on(table.customerPhone),
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
    textLength("call_phones_name_given", table.name, 60),
    check("call_phones_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
  ],
);

/** Versions of the text that a business's missed callers get; the latest applies, none is the default. */
export const missedCallTexts = pgTable(
  "missed_call_texts",
  {
    contractorId: ofBusiness(),
    version: integer("version").notNull(),
    /** With merge fields. */
    text: text("text").notNull(),
    /** Same format as a sequence's author. */
    author: text("author").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.contractorId, table.version] }),
    textLength("missed_call_texts_text_given", table.text, maxMissedCallText),
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
