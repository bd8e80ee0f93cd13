import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { messageStates } from "./messages.ts";

/**
 * The mailbox behind an address: upper and lower case, points and a +tag are the same one, so that
 * spellings of an address do not get past a limit.
 */
export const mailboxOf = (address: AnyPgColumn | string): SQL =>
  sql`lower(replace(split_part(split_part(${address}, '@', 1), '+', 1), '.', '') || '@' || split_part(${address}, '@', 2))`;

/** Whether a message in this state takes one of the places of its mailbox's day. */
export const isCounted = (state: AnyPgColumn): SQL =>
  sql`${state} not in ('withheld', 'suppressed')`;

/** Every message, sent or kept: what, to whom, why, and what became of it. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    /** One per reason to write, such as `lead-received:{lead}`: a retry never sends twice. */
    cause: text("cause").notNull().unique(),
    kind: text("kind").notNull(),
    params: jsonb("params").$type<object>().notNull(),
    toAddress: text("to_address").notNull(),
    /** The row it is about, for the message log of a contractor or a lead. */
    subjectId: text("subject_id"),
    state: text("state", { enum: messageStates }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    subject: text("subject"),
    html: text("html"),
    text: text("text"),
    replyTo: text("reply_to"),
    /** When staff decided to have it sent all the same: no limit holds it back from then on. */
    releasedAt: moment("released_at"),
    sentAt: moment("sent_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("messages_state", table.state, messageStates),
    check("messages_one_line_address", sql`${table.toAddress} !~ '[\r\n]'`),
    index("messages_newest").on(table.createdAt, table.id),
    index("messages_about").on(table.subjectId),
    index("messages_kind").on(table.kind, table.id),
    index("messages_by_state").on(table.state, table.id),
    index("messages_mailbox")
      .on(mailboxOf(table.toAddress), table.createdAt, table.id)
      .where(isCounted(table.state)),
    index("messages_receiver").on(sql`lower(${table.toAddress}) text_pattern_ops`),
  ],
);

export type MessageRow = typeof messages.$inferSelect;
