import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { createdAt, id } from "~/platform/database/columns.server.ts";
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

/** Every change by staff: who, what, before, after, when (decisions 28). */
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
    index("audit_entries_entity").on(table.entity, table.entityId, table.createdAt.desc()),
    index("audit_entries_newest").on(table.createdAt.desc(), table.id.desc()),
  ],
);
