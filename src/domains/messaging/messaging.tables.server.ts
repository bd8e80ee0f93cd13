import { and, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  bytes,
  createdAt,
  id,
  moment,
  oneOf,
  textLength,
  updatedAt,
} from "~/platform/database/columns.server.ts";
import { textStatuses } from "~/platform/sms/sms.ts";
import {
  bounceMeanings,
  deadStates,
  gatedKinds,
  inboundOutcomes,
  messageChannels,
  messageDirections,
  messageStates,
  suppressionReasons,
  tokenKinds,
} from "./messages/messages.ts";
import { optOutChannels, optOutDecisions, optOutMethods } from "./opt-outs/opt-outs.ts";
import { type DomainFindings, sendingDomainStates } from "./sending-domains/sending-domains.ts";

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
    /** For a text: its billed segments, as counted here until the provider reports them. */
    segments: integer("segments"),
    /** For a text: whether it has pictures, which the provider bills per message. */
    hasMedia: boolean("has_media").notNull().default(false),
    /** What the provider billed for a text, in millionths of a dollar; null until it's known. */
    billedMicros: integer("billed_micros"),
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
    // Messages with stored content, oldest first (`retention.days`).
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
    // A business's texts of a month, for what they cost.
    index("messages_texts")
      .on(table.contractorId, table.createdAt)
      .where(sql`channel = 'sms' and contractor_id is not null`),
    index("messages_conversation")
      .on(table.conversationId, table.createdAt, table.id)
      .where(sql`conversation_id is not null`),
  ],
);

/**
 * Failed or uncertain messages that need a decision. Excludes gated kinds, which can't be sent again manually
 * (`sms.never-twice`).
 */
export const isDeadLetter = and(
  inArray(messages.state, [...deadStates]),
  notInArray(messages.kind, [...gatedKinds]),
);

const receiver = sql`lower(${messages.toAddress})`;

/** A message's recipient as a contact, on any channel (`people.same-person`). */
export const messageContact = { email: receiver, phone: receiver };

const writer = sql`lower(${messages.fromAddress})`;
/** An inbound message's sender as a contact, on any channel (`people.same-person`). */
export const writerContact = { email: writer, phone: writer };

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

/**
 * Each email that the receiver accepted, one row per token address it was sent to. Stored for `MESSAGE_DAYS`.
 */
export const inboundMails = pgTable(
  "inbound_mails",
  {
    id: id(),
    tokenKind: text("token_kind", { enum: tokenKinds }).notNull(),
    /** ID of the conversation or message in the token; it may have been deleted. */
    tokenId: uuid("token_id").notNull(),
    /** The token with the email's Message-ID, so the same email is stored once. */
    cause: text("cause").notNull().unique(),
    /** The envelope sender, empty for bounce reports. */
    sender: text("sender").notNull(),
    /** The raw email, until it's parsed. */
    raw: bytes("raw"),
    outcome: text("outcome", { enum: inboundOutcomes }).notNull().default("waiting"),
    /** For a bounce report: who it's about, and the server's line of text, without addresses. */
    meaning: text("meaning", { enum: bounceMeanings }),
    detail: text("detail"),
    /** What staff see of an unmatched email. */
    fromAddress: text("from_address"),
    subject: text("subject"),
    text: text("text"),
    readAt: moment("read_at"),
    /** Which staff member has seen an unmatched email, and when. */
    seenAt: moment("seen_at"),
    seenBy: text("seen_by"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("inbound_mails_token_kind", table.tokenKind, tokenKinds),
    oneOf("inbound_mails_outcome", table.outcome, inboundOutcomes),
    index("inbound_mails_unmatched")
      .on(table.createdAt, table.id)
      .where(sql`outcome in ('unmatched', 'unreadable')`),
    index("inbound_mails_unseen")
      .on(table.createdAt, table.id)
      .where(sql`outcome in ('unmatched', 'unreadable') and seen_at is null`),
    oneOf("inbound_mails_meaning", table.meaning, bounceMeanings),
    // Bounce reports about our own server, which alert staff.
    index("inbound_mails_blocked").on(table.createdAt).where(sql`meaning = 'us'`),
    index("inbound_mails_oldest").on(table.createdAt, table.id),
    index("inbound_mails_token").on(table.tokenId),
  ],
);

export type InboundMailRow = typeof inboundMails.$inferSelect;

/** Blocked addresses, as keyed hashes: they can be matched but not read (`privacy.export-and-erasure`). */
export const suppressions = pgTable(
  "suppressions",
  {
    channel: text("channel", { enum: messageChannels }).notNull(),
    addressHash: text("address_hash").notNull(),
    reason: text("reason", { enum: suppressionReasons }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.addressHash] }),
    oneOf("suppressions_channel", table.channel, messageChannels),
    oneOf("suppressions_reason", table.reason, suppressionReasons),
  ],
);

/**
 * Opt-outs and opt-ins of a business's messages. Rows are only added; the latest one counts
 * (`opt-outs.history`). Stores only a keyed hash of the address.
 */
export const optOuts = pgTable(
  "opt_outs",
  {
    /** Assigned under the recipient's lock, so the highest ID is the latest decision. */
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: accounts are a layer above, and deleting an account deletes by this ID. */
    contractorId: uuid("contractor_id").notNull(),
    channel: text("channel", { enum: optOutChannels }).notNull(),
    addressHash: text("address_hash").notNull(),
    decision: text("decision", { enum: optOutDecisions }).notNull(),
    way: text("way", { enum: optOutMethods }).notNull(),
    /** The staff member who recorded it; null if the person did it themselves. */
    staffId: uuid("staff_id"),
    /** The reason that staff entered; erased with the person. */
    reason: text("reason"),
    /** Lets staff see who it was while the conversation exists. No foreign key: the opt-out outlives it. */
    conversationId: uuid("conversation_id"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("opt_outs_channel", table.channel, optOutChannels),
    oneOf("opt_outs_decision", table.decision, optOutDecisions),
    oneOf("opt_outs_way", table.way, optOutMethods),
    index("opt_outs_last").on(table.addressHash, table.contractorId, table.channel, table.id),
    index("opt_outs_contractor").on(table.contractorId, table.id),
  ],
);

/**
 * Businesses imported from another installation. No messages are sent on their behalf until staff release
 * them.
 */
export const businessImports = pgTable(
  "business_imports",
  {
    /** No foreign key: accounts are a layer above, and deleting an account deletes by this ID. */
    contractorId: uuid("contractor_id").primaryKey(),
    /** The installation that exported the file, and when. */
    source: text("source").notNull(),
    madeAt: moment("made_at").notNull(),
    releasedAt: moment("released_at"),
    createdAt: createdAt(),
  },
  (table) => [index("business_imports_newest").on(table.createdAt)],
);

/** Businesses suspended by staff: their pages are offline, and no messages are sent on their behalf. */
export const businessSuspensions = pgTable("business_suspensions", {
  /** No foreign key, as above. */
  contractorId: uuid("contractor_id").primaryKey(),
  /** Shown to staff. */
  reason: text("reason").notNull(),
  suspendedBy: text("suspended_by").notNull(),
  /** Pages that were live; published again when the suspension ends. */
  pageIds: uuid("page_ids").array().notNull(),
  createdAt: createdAt(),
});

/**
 * Domains that businesses send their emails from, one each. The key pair is made when the domain is
 * entered; the private half is encrypted.
 */
export const sendingDomains = pgTable(
  "sending_domains",
  {
    /** No foreign key, as above. */
    contractorId: uuid("contractor_id").primaryKey(),
    /** In ASCII (punycode). */
    domain: text("domain").notNull(),
    /** The part of the From address before the @. */
    mailbox: text("mailbox").notNull(),
    selector: text("selector").notNull(),
    /** The public key of the DKIM record, in Base64. */
    publicKey: text("public_key").notNull(),
    sealedKey: text("sealed_key").notNull(),
    state: text("state", { enum: sendingDomainStates }).notNull(),
    /** The result of the last check of its records. */
    findings: jsonb("findings").$type<DomainFindings>(),
    /** Number of checks since it was entered or checked on request; the pauses between them grow. */
    checks: integer("checks").notNull().default(0),
    checkedAt: moment("checked_at"),
    nextCheckAt: moment("next_check_at"),
    /** Since when a domain that was in use has failed its checks. */
    brokenSince: moment("broken_since"),
    activeAt: moment("active_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf("sending_domains_state", table.state, sendingDomainStates),
    textLength("sending_domains_domain_given", table.domain, 253),
    textLength("sending_domains_mailbox_given", table.mailbox, 64),
    // Several businesses can enter a domain; the one whose key is in its records has it.
    uniqueIndex("sending_domains_active").on(table.domain).where(sql`state = 'active'`),
    index("sending_domains_due").on(table.nextCheckAt).where(sql`next_check_at is not null`),
  ],
);

export type SendingDomain = typeof sendingDomains.$inferSelect;
