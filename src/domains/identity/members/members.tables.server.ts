import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { memberRoles } from "~/domains/shared/access/member-roles.ts";
import { memberUsers } from "~/platform/accounts/member-accounts.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";

/** Members of businesses and their roles. Ended memberships remain, for what they did. */
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
    /** Whether a technician can see prices. */
    moneyAllowed: boolean("money_allowed").notNull().default(false),
    /** The inviter's membership; null for a first owner and for people invited by staff. */
    invitedBy: uuid("invited_by"),
    invitedAt: moment("invited_at"),
    joinedAt: moment("joined_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("members_role", table.role, memberRoles),
    uniqueIndex("members_once").on(table.contractorId, table.userId).where(sql`revoked_at is null`),
    index("members_user").on(table.userId),
    // Former members are exported and deleted with the business, too.
    index("members_contractor").on(table.contractorId),
  ],
);

/** Invitations to join a business, and their outcome. */
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
    /** The inviter's membership; null for staff. */
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
 * Sign-in attempts by email, whether or not the address has an account. Code and link are derived from the ID
 * and the installation's secret; neither is stored.
 */
export const memberSignIns = pgTable(
  "member_sign_ins",
  {
    id: id(),
    /** As typed, in lower case; the row is deleted after a day. */
    email: text("email").notNull(),
    /** Where to go after signing in: a CRM path. */
    next: text("next").notNull(),
    /** Number of wrong codes. */
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
