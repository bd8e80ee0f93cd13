import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { memberRoles } from "~/domains/shared/access/member-roles.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";

/** Who belongs to a business, and as what. A membership that ended stays, for what it did. */
export const members = pgTable(
  "members",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => memberUsers.id, { onDelete: "cascade" }),
    role: text("role", { enum: memberRoles }).notNull(),
    /** Whether a technician may see what things cost. */
    moneyAllowed: boolean("money_allowed").notNull().default(false),
    /** The membership of whoever invited; null for a first owner and for whom staff invited. */
    invitedBy: uuid("invited_by"),
    invitedAt: moment("invited_at"),
    joinedAt: moment("joined_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("members_role", table.role, memberRoles),
    uniqueIndex("members_once").on(table.contractorId, table.userId).where(sql`revoked_at is null`),
    index("members_user").on(table.userId),
    // Those who left are exported and deleted with the business, too.
    index("members_contractor").on(table.contractorId),
  ],
);

/** Who was asked to join a business, and what became of it. */
export const memberInvitations = pgTable(
  "member_invitations",
  {
    id: id(),
    contractorId: uuid("contractor_id")
      .notNull()
      .references(() => contractorAccounts.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role", { enum: memberRoles }).notNull(),
    moneyAllowed: boolean("money_allowed").notNull().default(false),
    /** The membership of whoever invites; null when staff do. */
    invitedBy: uuid("invited_by"),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("member_invitations_role", table.role, memberRoles),
    uniqueIndex("member_invitations_open")
      .on(table.contractorId, sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    index("member_invitations_contractor").on(table.contractorId),
  ],
);

/**
 * Tries to sign in by e-mail, of addresses that belong to somebody and of others alike. Code and link
 * follow from the id and the installation's secret: neither is in the table.
 */
export const memberSignIns = pgTable(
  "member_sign_ins",
  {
    id: id(),
    /** As typed, in small letters; the row goes a day after it was made. */
    email: text("email").notNull(),
    /** Where to go afterwards: a path of the CRM. */
    next: text("next").notNull(),
    /** Codes that were wrong. */
    tries: integer("tries").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    spentAt: moment("spent_at"),
  },
  (table) => [
    index("member_sign_ins_made").on(table.createdAt),
    index("member_sign_ins_email").on(table.email),
  ],
);
