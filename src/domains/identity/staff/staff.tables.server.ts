import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { staffRoles } from "~/domains/shared/access/roles.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";

/** Staff members and their roles. */
export const adminRoles = pgTable(
  "admin_roles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: staffRoles }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [oneOf("admin_roles_role", table.role, staffRoles)],
);

/** Invitations to join the staff, and their outcome. */
export const staffInvitations = pgTable(
  "staff_invitations",
  {
    id: id(),
    email: text("email").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
    acceptedAt: moment("accepted_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    oneOf("staff_invitations_role", table.role, staffRoles),
    uniqueIndex("staff_invitations_open")
      .on(sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
  ],
);

/** Each staff member's preferences; without a row, the defaults apply. */
export const staffPreferences = pgTable("staff_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Whether single-letter keyboard shortcuts are on (WCAG 2.1.4). */
  shortcuts: boolean("shortcuts").notNull().default(true),
});
