import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";

import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";
import { oneOf } from "~/platform/database/one-of.server.ts";
import { staffRoles } from "./staff.ts";

/** Who belongs to the staff, and as what. */
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

/** Who was asked to join the staff, and what became of it. */
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

/**
 * Every change by staff: who, what, before, after, when (decisions 28). The database refuses to
 * change or remove an entry; docs/decisions/021-the-audit-log.md says what may stand in it.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: id(),
    actorId: uuid("actor_id").notNull(),
    actorEmail: text("actor_email").notNull(),
    action: text("action").notNull(),
    entity: text("entity").notNull(),
    entityId: text("entity_id").notNull(),
    before: jsonb("before").$type<object | null>(),
    after: jsonb("after").$type<object | null>(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_entries_entity").on(table.entity, table.entityId, table.createdAt),
    index("audit_entries_newest").on(table.createdAt, table.id),
    index("audit_entries_actor").on(table.actorId, table.id),
    index("audit_entries_action").on(table.action, table.id),
    index("audit_entries_kind").on(table.entity, table.id),
  ],
);

/** How each member of staff likes to work; without a row everything is as it comes. */
export const staffPreferences = pgTable("staff_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Whether single letters do something (WCAG 2.1.4). */
  shortcuts: boolean("shortcuts").notNull().default(true),
});
