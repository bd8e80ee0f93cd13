import { and, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type Contact, isSamePerson } from "~/domains/shared/people/same-person.server.ts";
import { bytes, createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { textStatuses } from "~/platform/sms/text-status.ts";
import {
  deadStates,
  gatedKinds,
  messageChannels,
  messageDirections,
  messageStates,
} from "./messages.ts";

/**
 * The mailbox of an address: ignores case, dots, and a +tag, so alternative spellings don't get past a limit.
 */
export const mailboxOf = (address: AnyPgColumn | string): SQL =>
  sql`lower(replace(split_part(split_part(${address}, '@', 1), '+', 1), '.', '') || '@' || split_part(${address}, '@', 2))`;

/** Whether a message counts toward its mailbox's daily limit. */
export const isCounted = ({ channel, state }: Record<"channel" | "state", AnyPgColumn>): SQL =>
  sql`${channel} = 'email' and ${state} not in ('withheld', 'suppressed')`;

/**
 * Every message on any channel, sent, recorded, or received: content, recipient, cause, and outcome
 * (docs/decisions/045-messages-of-any-channel.md).
 */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    channel: text("channel", { enum: messageChannels }).notNull().default("email"),
    direction: text("direction", { enum: messageDirections }).notNull().default("outbound"),
    /** The business it was written to, by, or on behalf of, if any. */
    contractorId: uuid("contractor_id"),
    /** Shared by every message between one business and one person, on all channels. */
    conversationId: uuid("conversation_id"),
    /** One per reason to write, such as `lead-received:{lead}`: a retry never sends twice. */
    cause: text("cause").notNull().unique(),
    kind: text("kind").notNull(),
    params: jsonb("params").$type<object>().notNull(),
    /** An email address as typed, or a number in E.164. */
    toAddress: text("to_address").notNull(),
    /**
     * For a text, the sending number; null uses the configured messaging service. For an inbound message, the
     * sender.
     */
    fromAddress: text("from_address"),
    /** The row it's about, for the message log of a contractor or a lead. */
    subjectId: text("subject_id"),
    state: text("state", { enum: messageStates }).notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    subject: text("subject"),
    html: text("html"),
    text: text("text"),
    replyTo: text("reply_to"),
    /** The provider's ID, used in its status reports. */
    providerId: text("provider_id"),
    providerStatus: text("provider_status", { enum: textStatuses }),
    /** The provider's code for why it wasn't delivered or accepted. */
    providerErrorCode: integer("provider_error_code"),
    /** When staff released it: no limit applies from then on. */
    releasedAt: moment("released_at"),
    sentAt: moment("sent_at"),
    /** For an unmatched inbound message: which staff member has seen it, and when. */
    seenAt: moment("seen_at"),
    seenBy: text("seen_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("messages_channel", table.channel, messageChannels),
    oneOf("messages_direction", table.direction, messageDirections),
    oneOf("messages_state", table.state, messageStates),
    oneOf("messages_provider_status", table.providerStatus, textStatuses),
    check(
      "messages_conversation_of_business",
      sql`${table.conversationId} is null or ${table.contractorId} is not null`,
    ),
    check(
      "messages_text_to_e164",
      sql`${table.channel} <> 'sms' or ${table.direction} <> 'outbound' or ${table.toAddress} ~ '^[+][1-9][0-9]{6,14}$'`,
    ),
    check("messages_one_line_address", sql`${table.toAddress} !~ '[\r\n]'`),
    index("messages_newest").on(table.createdAt, table.id),
    index("messages_about").on(table.subjectId),
    index("messages_kind").on(table.kind, table.id),
    index("messages_by_state").on(table.state, table.id),
    index("messages_mailbox")
      .on(mailboxOf(table.toAddress), table.createdAt, table.id)
      .where(isCounted(table)),
    index("messages_receiver").on(sql`lower(${table.toAddress}) text_pattern_ops`),
    uniqueIndex("messages_provider_id").on(table.providerId).where(sql`provider_id is not null`),
    index("messages_writer").on(sql`lower(${table.fromAddress})`).where(sql`direction = 'inbound'`),
    // Staff review inbound messages without a conversation.
    index("messages_unmatched")
      .on(table.createdAt, table.id)
      .where(sql`direction = 'inbound' and conversation_id is null`),
    index("messages_unseen")
      .on(table.createdAt, table.id)
      .where(sql`direction = 'inbound' and conversation_id is null and seen_at is null`),
    // Messages with stored content, oldest first (`retention.mail-texts`).
    index("messages_said")
      .on(table.createdAt, table.id)
      .where(sql`html is not null or text is not null`),
    // The few others with content only in their parameters.
    index("messages_said_elsewhere")
      .on(table.createdAt, table.id)
      .where(sql`html is null and text is null and params ?| array['words', 'subject']`),
    index("messages_contractor")
      .on(table.contractorId, table.id)
      .where(sql`contractor_id is not null`),
    index("messages_conversation")
      .on(table.conversationId, table.createdAt, table.id)
      .where(sql`conversation_id is not null`),
  ],
);

/**
 * Failed or uncertain messages that need a decision. Excludes gated kinds, which can't be sent again manually
 * (`follow-ups.never-by-hand`).
 */
export const isDeadLetter = and(
  inArray(messages.state, [...deadStates]),
  notInArray(messages.kind, [...gatedKinds]),
);

const receiver = sql`lower(${messages.toAddress})`;
const writer = sql`lower(${messages.fromAddress})`;

/** A message's recipient as a contact, on any channel (`people.same-person`). */
export const messageContact = { email: receiver, phone: receiver };

/** SQL condition for inbound messages from any of these people. */
export const isAuthoredBy = (contacts: readonly Contact[]): SQL | undefined =>
  and(eq(messages.direction, "inbound"), isSamePerson({ email: writer, phone: writer }, contacts));
/** Images and documents attached to a message; `content` is null if only the name is stored. */
export const messageAttachments = pgTable(
  "message_attachments",
  {
    id: id(),
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    /** Images are re-encoded, PDF files unchanged. */
    content: bytes("content"),
    createdAt: createdAt(),
  },
  (table) => [index("message_attachments_message").on(table.messageId)],
);

export type MessageRow = typeof messages.$inferSelect;
