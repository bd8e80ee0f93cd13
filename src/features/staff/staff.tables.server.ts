import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { securityEventKinds } from "~/features/security-events/security-events.ts";
import { sessions, users } from "~/platform/accounts/accounts.tables.server.ts";
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
 * Every change by staff: who, what, before, after, when (`staff.audited`). The database refuses to
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

/**
 * How many rows of a table somebody read through the API, in one session on one day. The audit entry
 * of the first read names it; what grows stands here, since entries never change (`staff.table-reads`).
 */
export const tableReads = pgTable(
  "table_reads",
  {
    sessionId: uuid("session_id").notNull(),
    table: text("table_name").notNull(),
    /** In the operator's time zone. */
    day: date("day").notNull(),
    entryId: uuid("entry_id").notNull().unique(),
    rows: bigint("row_count", { mode: "number" }).notNull(),
    requests: bigint("request_count", { mode: "number" }).notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (reads) => [primaryKey({ columns: [reads.sessionId, reads.table, reads.day] })],
);

/**
 * Failed and refused tries to prove who one is, counted for each account, address and hour
 * (`staff.security-events`). Of accounts that do not exist only that it was one of them is kept.
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: id(),
    kind: text("kind", { enum: securityEventKinds }).notNull(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Where it came from; null once an hour has so many addresses that the rest count together. */
    address: text("address"),
    hour: moment("hour").notNull(),
    times: bigint("times", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    lastAt: moment("last_at").notNull(),
  },
  (events) => [
    oneOf("security_events_kind", events.kind, securityEventKinds),
    uniqueIndex("security_events_counted").on(
      events.hour,
      events.kind,
      sql`coalesce(${events.userId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      sql`coalesce(${events.address}, '')`,
    ),
    index("security_events_newest").on(events.createdAt, events.id),
    index("security_events_user").on(events.userId, events.createdAt),
    index("security_events_address").on(events.address, events.createdAt),
  ],
);

/** When the password was last asked for again in a session (`staff.confirm-identity`). */
export const sessionConfirmations = pgTable("session_confirmations", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  confirmedAt: moment("confirmed_at").notNull(),
});

/** How each member of staff likes to work; without a row everything is as it comes. */
export const staffPreferences = pgTable("staff_preferences", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Whether single letters do something (WCAG 2.1.4). */
  shortcuts: boolean("shortcuts").notNull().default(true),
});
