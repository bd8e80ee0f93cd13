import { bigint, date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "~/platform/database/columns.server.ts";

/**
 * Every change by staff: who, what, before, after, when (`staff.audited`). The database refuses to change or
 * delete an entry; docs/decisions/021-the-audit-log.md says what an entry may contain.
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
 * How many rows of a table a staff member read through the API, per session and day. The audit entry of the
 * first read names it; the counts are here because entries never change.
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
