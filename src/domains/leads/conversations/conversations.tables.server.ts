import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { customers } from "~/domains/customers/customers.tables.server.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { createdAt, id, moment, textLength } from "~/platform/database/columns.server.ts";

/**
 * All messages between one business and one person, on every channel. A phone number or email identifies
 * the person; if several people share it, each has a conversation (`people.shared`).
 */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    /** Null until the task `assign-customers` finds it, for a row that an earlier version wrote. */
    customerId: uuid("customer_id").references(() => customers.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    /** In E.164. */
    phone: text("phone"),
    /** Phone extension. */
    phoneExtension: text("phone_extension"),
    phoneShared: boolean("phone_shared").notNull().default(false),
    /** In lower case. */
    email: text("email"),
    emailShared: boolean("email_shared").notNull().default(false),
    /** Phone numbers the provider reported as unreachable by text. */
    unusablePhones: text("unusable_phones").array().notNull().default(sql`'{}'::text[]`),
    /** When the last automated message was sent; the next one is spaced from it. */
    lastAutomatedAt: moment("last_automated_at"),
    /** When the person last called from their number. */
    lastCallAt: moment("last_call_at"),
    /** When the person last messaged or called. */
    lastReplyAt: moment("last_reply_at"),
    /** Since when a reply that is ready to book is waiting for the business. */
    readyAt: moment("ready_at"),
    /** When the business, or staff for them, last messaged manually or called. */
    lastWrittenAt: moment("last_written_at"),
    /** Sort key for lists that show the newest first. */
    lastMessageAt: moment("last_message_at")
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(created_at, last_automated_at, last_reply_at, last_written_at)`,
      ),
    /** The member assigned to the conversation. */
    assignedTo: uuid("assigned_to").references(() => members.id, { onDelete: "set null" }),
    /** When it was flagged for staff because a sentence was read as an opt-out (`sms.stop-words`). */
    flaggedAt: moment("flagged_at"),
    /** Since when a possible opt-out awaits review; no texts are sent until it is resolved. */
    stopCheckAt: moment("stop_check_at"),
    /** The message under review. Not a foreign key: messages are created before their conversation. */
    stopCheckMessageId: uuid("stop_check_message_id"),
    createdAt: createdAt(),
  },
  (table) => [
    textLength("conversations_name_given", table.name, 200),
    check(
      "conversations_contact_given",
      sql`${table.phone} is not null or ${table.email} is not null`,
    ),
    uniqueIndex("conversations_one_per_own_phone")
      .on(table.phone, table.contractorId)
      .where(sql`not phone_shared`),
    uniqueIndex("conversations_one_per_own_email")
      .on(table.email, table.contractorId)
      .where(sql`not email_shared`),
    uniqueIndex("conversations_one_per_name_of_phone")
      .on(table.phone, table.contractorId, sql`lower(${table.name})`)
      .where(sql`phone_shared`),
    uniqueIndex("conversations_one_per_name_of_email")
      .on(table.email, table.contractorId, sql`lower(${table.name})`)
      .where(sql`email_shared`),
    index("conversations_newest").on(table.contractorId, table.lastMessageAt, table.id),
    index("conversations_assigned").on(
      table.contractorId,
      table.assignedTo,
      table.lastMessageAt,
      table.id,
    ),
    index("conversations_assignee").on(table.assignedTo).where(sql`assigned_to is not null`),
    index("conversations_of_customer").on(table.customerId),
    index("conversations_without_customer").on(table.id).where(sql`customer_id is null`),
    // One person may have conversations with several businesses.
    index("conversations_phone").on(table.phone),
    index("conversations_email").on(table.email),
    index("conversations_ready")
      .on(table.contractorId, table.readyAt, table.id)
      .where(sql`ready_at is not null`),
    index("conversations_stop_check")
      .on(table.stopCheckAt, table.id)
      .where(sql`stop_check_at is not null`),
    index("conversations_flagged").on(table.flaggedAt, table.id).where(sql`flagged_at is not null`),
  ],
);

/** The columns that identify a person, both normalized (`people.same-person`). */
export const conversationContact = {
  email: conversations.email,
  phone: conversations.phone,
  name: conversations.name,
  phoneShared: conversations.phoneShared,
  emailShared: conversations.emailShared,
};
