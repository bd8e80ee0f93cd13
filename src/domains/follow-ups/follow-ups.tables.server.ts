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
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { conversations } from "~/domains/leads/conversations/conversations.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { messages } from "~/domains/messaging/messages/messages.tables.server.ts";
import { messageChannels } from "~/domains/messaging/messages/messages.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { endReasonNames } from "./follow-ups.ts";
import { type GateReason, gateReasons } from "./gate-reasons.ts";
import type { Sequence } from "./sequences/sequence.ts";

const reasonNames = Object.keys(gateReasons) as [GateReason, ...GateReason[]];

/** Each version of what a business sends for one of its services; the latest holds. */
export const sequences = pgTable(
  "sequences",
  {
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    service: text("service").notNull(),
    version: integer("version").notNull(),
    /** In the order of their delays. */
    steps: jsonb("steps").$type<Sequence>().notNull(),
    /** Which channels the contractor wants used at all. */
    channels: jsonb("channels").$type<Record<"sms" | "email", boolean>>().notNull(),
    /** Who wrote it: an e-mail address, or what of the product did. */
    author: text("author").notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.contractorId, table.service, table.version] })],
);

/**
 * One lead's run through a sequence. Its next step is the first one that is not done; `lookAt` says
 * when it is looked at again, and is empty while only something that happens can move it on.
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
    askedAt: moment("asked_at").notNull(),
    /** Keys of the steps that left or were skipped, in their order. */
    doneSteps: text("done_steps").array().notNull().default(sql`'{}'::text[]`),
    /** First messages go before the others of their business. */
    isLater: boolean("is_later").notNull().default(false),
    lookAt: moment("look_at"),
    holdReason: text("hold_reason", { enum: reasonNames }),
    /** More of the reason: the state whose quiet hours hold it, or the code of a refused sender. */
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
    check("enrollments_ended_rest", sql`${table.endedAt} is null or ${table.lookAt} is null`),
    // A second enquiry joins the one that runs.
    uniqueIndex("enrollments_one_running").on(table.leadId).where(sql`ended_at is null`),
    index("enrollments_lead").on(table.leadId, table.createdAt),
    index("enrollments_contractor").on(table.contractorId),
    index("enrollments_conversation").on(table.conversationId),
    index("enrollments_due")
      .on(table.contractorId, table.isLater, table.lookAt)
      .where(sql`look_at is not null`),
    // Of those who have just asked.
    index("enrollments_fresh")
      .on(table.contractorId, table.lookAt)
      .where(sql`look_at is not null and not is_later and hold_reason is null`),
    index("enrollments_held")
      .on(table.holdReason, table.contractorId)
      .where(sql`hold_reason is not null`),
    index("enrollments_next").on(table.lookAt, table.id).where(sql`look_at is not null`),
    index("enrollments_held_newest")
      .on(table.holdReason, table.lookAt, table.id)
      .where(sql`hold_reason is not null`),
  ],
);

/**
 * The ledger: one row for each step of an enrollment on each channel, written before the first byte
 * leaves. What became of it stands in its message; a step without one was skipped.
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
    /** Which wording it was. */
    sequenceVersion: integer("sequence_version").notNull(),
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "set null" }),
    skippedBecause: text("skipped_because", { enum: reasonNames }),
    /** Why a text went by e-mail. */
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
 * Whose turn it is: one row for each business with something to send. Businesses take turns of a few
 * messages each, so that one with many delays nobody else's first.
 */
export const followUpTurns = pgTable(
  "follow_up_turns",
  {
    contractorId: uuid("contractor_id")
      .primaryKey()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** When something of theirs is due, as far as their sender's rate allows; null when nothing is. */
    dueAt: moment("due_at"),
    /** As `dueAt`, for those who have just asked and had no message yet: they come before all others. */
    freshAt: moment("fresh_at"),
    /** Until then the sender's rate is used up. */
    senderFreeAt: moment("sender_free_at"),
  },
  (table) => [
    index("follow_up_turns_due").on(table.dueAt).where(sql`due_at is not null`),
    index("follow_up_turns_fresh").on(table.freshAt).where(sql`fresh_at is not null`),
  ],
);
