import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { cardDisputes } from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { members } from "~/domains/identity/members/members.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { memberSessions } from "~/platform/accounts/member-accounts.tables.server.ts";
import { createdAt, id, moment, updatedAt } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { type Choices, notificationKinds } from "./notifications.ts";

const contractorId = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });
const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** How a member wants to be told; whoever has no row never chose. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    memberId: memberId().primaryKey(),
    contractorId: contractorId(),
    choices: jsonb("choices").$type<Choices>().notNull(),
    /** In minutes since midnight; both or none. */
    quietFrom: integer("quiet_from"),
    quietUntil: integer("quiet_until"),
    /** IANA; null is the clock of the business. */
    zone: text("zone"),
    /** In minutes since midnight; null is no digest. */
    digestAt: integer("digest_at"),
    /** When the next digest is looked at. */
    digestDueAt: moment("digest_due_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      "notification_settings_quiet",
      sql`(${table.quietFrom} is null) = (${table.quietUntil} is null)`,
    ),
    check(
      "notification_settings_minutes",
      sql`${table.quietFrom} between 0 and 1439 and ${table.quietUntil} between 0 and 1439`,
    ),
    check("notification_settings_digest", sql`${table.digestAt} between 0 and 1439`),
    index("notification_settings_contractor").on(table.contractorId),
    index("notification_settings_digest_due")
      .on(table.digestDueAt)
      .where(sql`digest_due_at is not null`),
  ],
);

/** What a member is told of; the row waits until it is told, and goes after 30 days. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    memberId: memberId(),
    contractorId: contractorId(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** What happened, once per member: a reaction that runs again tells nothing twice. */
    cause: text("cause").notNull(),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    visitId: uuid("visit_id").references(() => visits.id, { onDelete: "cascade" }),
    disputeId: uuid("dispute_id").references(() => cardDisputes.id, { onDelete: "cascade" }),
    /** Whether the member's own address was written to as that of the business. */
    isMailed: boolean("is_mailed").notNull().default(false),
    /** Whether it came in the member's quiet hours. */
    isQuiet: boolean("is_quiet").notNull().default(false),
    /** When it is told. */
    dueAt: moment("due_at").notNull(),
    toldAt: moment("told_at"),
    /** Whether it waits to be told by text, with others: the member got several within an hour. */
    textWaits: boolean("text_waits").notNull().default(false),
    /** When a text left that told of this, or of this and others. */
    textedAt: moment("texted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("notifications_kind", table.kind, notificationKinds),
    unique("notifications_once").on(table.memberId, table.cause),
    index("notifications_waiting").on(table.memberId, table.dueAt).where(sql`told_at is null`),
    index("notifications_text_waits").on(table.memberId).where(sql`text_waits`),
    index("notifications_texted")
      .on(table.memberId, table.textedAt)
      .where(sql`texted_at is not null`),
    index("notifications_contractor").on(table.contractorId),
    index("notifications_lead").on(table.leadId),
    index("notifications_visit").on(table.visitId),
    index("notifications_dispute").on(table.disputeId),
    index("notifications_made").on(table.createdAt),
  ],
);

/** The number that a member is told by, theirs once they typed in the code that it got. */
export const memberPhones = pgTable(
  "member_phones",
  {
    memberId: memberId().primaryKey(),
    contractorId: contractorId(),
    /** In E.164. */
    phone: text("phone").notNull(),
    /** The code follows from this id and the installation's key: it is not in the table. */
    codeId: uuid("code_id").notNull(),
    codeExpiresAt: moment("code_expires_at").notNull(),
    /** Codes that were wrong. */
    tries: integer("tries").notNull().default(0),
    confirmedAt: moment("confirmed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("member_phones_e164", sql`${table.phone} ~ '^[+][1-9][0-9]{6,14}$'`),
    index("member_phones_contractor").on(table.contractorId),
  ],
);

/** A browser that shows a member what happens (RFC 8030). It ends with the session that it was switched on in. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    memberId: memberId(),
    contractorId: contractorId(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => memberSessions.id, { onDelete: "cascade" }),
    /** Where messages to it are posted: an address of the browser's maker. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key (RFC 8291). */
    p256dh: text("p256dh").notNull(),
    authSecret: text("auth_secret").notNull(),
    userAgent: text("user_agent"),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
  },
  (table) => [
    check("push_subscriptions_endpoint", sql`length(${table.endpoint}) <= 1000`),
    index("push_subscriptions_member").on(table.memberId),
    index("push_subscriptions_contractor").on(table.contractorId),
    index("push_subscriptions_session").on(table.sessionId),
  ],
);
