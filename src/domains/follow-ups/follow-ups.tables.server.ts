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
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messageChannels, writtenChannels } from "~/domains/messaging/index.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { endReasonNames } from "./follow-ups.ts";
import { type GateReason, gateReasons } from "./gate-reasons.ts";
import { scheduledHolds } from "./scheduled/scheduled-messages.ts";
import type { Sequence, SequenceChannels } from "./sequences/sequence.ts";

const reasonNames = Object.keys(gateReasons) as [GateReason, ...GateReason[]];

/** Versions of what a business sends for each service; the latest applies. */
export const sequences = pgTable(
  "sequences",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    service: text("service").notNull(),
    version: integer("version").notNull(),
    /** Sorted by delay. */
    steps: jsonb("steps").$type<Sequence>().notNull(),
    /** Channels the contractor has turned on. */
    channels: jsonb("channels").$type<SequenceChannels>().notNull(),
    /** The author's email address, or the product action that wrote it. */
    author: text("author").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contractorId, table.service, table.version] })],
);

/**
 * A lead's run through a sequence. Its next step is the first one not done. `checkAt` is when it's
 * checked next; null if only an event can move it on.
 */
export const enrollments = pgTable(
  "enrollments",
  {
    id: id(),
    leadId: uuid("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    service: text("service").notNull(),
    /** Delays count from here. */
    requestedAt: moment("asked_at").notNull(),
    /** Keys of the steps sent or skipped, in order. */
    doneSteps: text("done_steps").array().notNull().default(sql`'{}'::text[]`),
    /** First messages have priority within their business. */
    isLater: boolean("is_later").notNull().default(false),
    checkAt: moment("look_at"),
    holdReason: text("hold_reason", { enum: reasonNames }),
    /**
     * Details of the reason: the state whose quiet hours apply, or the error code of a refused
     * sender.
     */
    holdDetail: text("hold_state"),
    /** The step that staff want sent without its delay. */
    hurriedStep: text("hurried_step"),
    pausedAt: moment("paused_at"),
    pausedBy: text("paused_by"),
    endedAt: moment("ended_at"),
    endReason: text("end_reason", { enum: endReasonNames }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("enrollments_hold_reason", table.holdReason, reasonNames),
    oneOf("enrollments_end_reason", table.endReason, endReasonNames),
    check("enrollments_end", sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    check("enrollments_ended_rest", sql`${table.endedAt} is null or ${table.checkAt} is null`),
    // A repeat request joins the running enrollment.
    uniqueIndex("enrollments_one_running").on(table.leadId).where(sql`ended_at is null`),
    index("enrollments_lead").on(table.leadId, table.createdAt),
    index("enrollments_contractor").on(table.contractorId),
    index("enrollments_conversation").on(table.conversationId),
    index("enrollments_due")
      .on(table.contractorId, table.isLater, table.checkAt)
      .where(sql`look_at is not null`),
    // Enrollments of new requests.
    index("enrollments_fresh")
      .on(table.contractorId, table.checkAt)
      .where(sql`look_at is not null and not is_later and hold_reason is null`),
    index("enrollments_held")
      .on(table.holdReason, table.contractorId)
      .where(sql`hold_reason is not null`),
    index("enrollments_next").on(table.checkAt, table.id).where(sql`look_at is not null`),
    index("enrollments_held_newest")
      .on(table.holdReason, table.checkAt, table.id)
      .where(sql`hold_reason is not null`),
  ],
);

/**
 * The ledger: one row per enrollment, step, and channel, written before the message is sent. The
 * linked message has the delivery state; a step without a message was skipped.
 */
export const sends = pgTable(
  "sends",
  {
    id: id(),
    enrollmentId: uuid("enrollment_id")
      .notNull()
      .references(() => enrollments.id, { onDelete: "cascade" }),
    step: text("step").notNull(),
    channel: text("channel", { enum: messageChannels }).notNull(),
    /** The version of the wording. */
    sequenceVersion: integer("sequence_version").notNull(),
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "set null" }),
    skippedBecause: text("skipped_because", { enum: reasonNames }),
    /** Why a text was sent by email. */
    insteadBecause: text("instead_because", { enum: reasonNames }),
    dueAt: moment("due_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("sends_channel", table.channel, messageChannels),
    oneOf("sends_skipped_because", table.skippedBecause, reasonNames),
    oneOf("sends_instead_because", table.insteadBecause, reasonNames),
    unique("sends_once").on(table.enrollmentId, table.step, table.channel),
    index("sends_message").on(table.messageId).where(sql`message_id is not null`),
    index("sends_newest").on(table.createdAt, table.id),
    index("sends_skipped")
      .on(table.skippedBecause, table.createdAt)
      .where(sql`skipped_because is not null`),
  ],
);

/**
 * The send queue: one row for each business with messages to send. Businesses take turns of a few
 * messages each, so a busy one doesn't delay other businesses' first messages.
 */
export const followUpTurns = pgTable(
  "follow_up_turns",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** When its next message is due, as far as its sending rate allows; null if nothing is due. */
    dueAt: moment("due_at"),
    /**
     * As `dueAt`, for new requests that have had no message yet; they have priority over all
     * others.
     */
    freshAt: moment("fresh_at"),
    /** The sending rate is used up until then. */
    senderFreeAt: moment("sender_free_at"),
  },
  (table) => [
    index("follow_up_turns_due").on(table.dueAt).where(sql`due_at is not null`),
    index("follow_up_turns_fresh").on(table.freshAt).where(sql`fresh_at is not null`),
  ],
);

/**
 * Messages that a member wrote to be sent later. A row is deleted once its message is sent or canceled.
 */
export const scheduledMessages = pgTable(
  "scheduled_messages",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    /** Who wrote it, or changed it last. */
    authorId: uuid("author_id").references(() => members.id, { onDelete: "set null" }),
    /** Stays after the member is removed. */
    author: text("author").notNull(),
    channel: text("channel", { enum: writtenChannels }).notNull(),
    /**
     * The address it was written for; if the conversation has another address when it's due, it
     * goes on hold.
     */
    toAddress: text("to_address").notNull(),
    subject: text("subject"),
    text: text("text").notNull(),
    sendAt: moment("send_at").notNull(),
    /** When it was written or changed; a later reply or call from the person puts it on hold. */
    writtenAt: moment("written_at").notNull(),
    holdReason: text("hold_reason", { enum: scheduledHolds }),
    /** Same as for an enrollment. */
    holdDetail: text("hold_detail"),
    /** When a held message is tried again; null if a member decides. */
    heldUntil: moment("held_until"),
    /** Counts changes, so an earlier version's task does nothing. */
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("scheduled_messages_channel", table.channel, writtenChannels),
    oneOf("scheduled_messages_hold_reason", table.holdReason, scheduledHolds),
    textLength("scheduled_messages_text_given", table.text, 10_000),
    check(
      "scheduled_messages_hold",
      sql`${table.holdReason} is not null or (${table.heldUntil} is null and ${table.holdDetail} is null)`,
    ),
    index("scheduled_messages_conversation").on(table.conversationId, table.sendAt, table.id),
    index("scheduled_messages_contractor").on(table.contractorId),
    index("scheduled_messages_author").on(table.authorId),
  ],
);
