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
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { contractorAccounts, members } from "~/domains/identity/identity.tables.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { visits } from "~/domains/schedule/schedule.tables.server.ts";
import { memberSessions } from "~/platform/accounts/accounts.tables.server.ts";
import { createdAt, id, moment, oneOf, updatedAt } from "~/platform/database/columns.server.ts";
import { type Choices, notificationKinds } from "./notifications.ts";

const contractorId = () =>
  uuid("contractor_id")
    .notNull()
    .references(() => contractorAccounts.id, { onDelete: "cascade" });
const memberId = () =>
  uuid("member_id")
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });

/** A member's alert settings. No row: the member uses the defaults. */
export const notificationSettings = pgTable(
  "notification_settings",
  {
    memberId: memberId().primaryKey(),
    contractorId: contractorId(),
    choices: jsonb("choices").$type<Choices>().notNull(),
    /** In minutes since midnight; both or none. */
    quietFrom: integer("quiet_from"),
    quietUntil: integer("quiet_until"),
    /** IANA; null: the business's time zone. */
    zone: text("zone"),
    /** In minutes since midnight; null: no morning summary. */
    digestAt: integer("digest_at"),
    /** When the next summary is due. */
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

/** Alerts of a member. The row waits until it is sent and is deleted after 30 days. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    memberId: memberId(),
    contractorId: contractorId(),
    kind: text("kind", { enum: notificationKinds }).notNull(),
    /** Identifies the event, once per member: a repeated reaction sends nothing twice. */
    cause: text("cause").notNull(),
    leadId: uuid("lead_id").references(() => leads.id, { onDelete: "cascade" }),
    visitId: uuid("visit_id").references(() => visits.id, { onDelete: "cascade" }),
    disputeId: uuid("dispute_id").references(() => cardDisputes.id, { onDelete: "cascade" }),
    estimateId: uuid("estimate_id").references(() => jobEstimates.id, { onDelete: "cascade" }),
    invoiceId: uuid("invoice_id").references(() => invoices.id, { onDelete: "cascade" }),
    /** Whether the member's own address already got it as the business's address. */
    isMailed: boolean("is_mailed").notNull().default(false),
    /** Whether it arrived in the member's quiet hours. */
    isQuiet: boolean("is_quiet").notNull().default(false),
    /** Send at or after. */
    dueAt: moment("due_at").notNull(),
    notifiedAt: moment("told_at"),
    /** Whether it waits to be texted with others: the member got several texts within an hour. */
    textWaits: boolean("text_waits").notNull().default(false),
    /** When it was texted, alone or with others. */
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
    index("notifications_estimate").on(table.estimateId).where(sql`estimate_id is not null`),
    index("notifications_invoice").on(table.invoiceId).where(sql`invoice_id is not null`),
    index("notifications_made").on(table.createdAt),
  ],
);

/** A member's number for alerts, confirmed once they entered the code sent to it. */
export const memberPhones = pgTable(
  "member_phones",
  {
    memberId: memberId().primaryKey(),
    contractorId: contractorId(),
    /** In E.164. */
    phone: text("phone").notNull(),
    /** The code derives from this ID and the installation's key: it isn't stored. */
    codeId: uuid("code_id").notNull(),
    codeExpiresAt: moment("code_expires_at").notNull(),
    /** Wrong codes entered. */
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

/** A browser that shows a member's alerts (RFC 8030). Deleted with the session it was added in. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: id(),
    memberId: memberId(),
    contractorId: contractorId(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => memberSessions.id, { onDelete: "cascade" }),
    /** The push service URL that messages are posted to. */
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
