import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { defineList, type RowOf } from "~/domains/shared/access/define-list.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { betweenDays } from "~/platform/database/between-days.server.ts";
import { newestFirst, olderThan } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportAudit, canReadAudit } from "./audit.policy.ts";
import { auditEntries, tableReads } from "./audit.tables.server.ts";
import type { AuditFilter } from "./audit.ts";

/** Audit log entries, newest first. */
export const { page: listAuditEntries, stream: streamAuditEntries } = defineList({
  canRead: canReadAudit,
  canExport: canExportAudit,
  pageSize: 50,
  read,
});

export type ListedAuditEntry = RowOf<typeof streamAuditEntries>;

/** The filter options: people who acted, actions, and entity types. */
export async function auditChoices(platform: Platform, actor: Actor) {
  authorize(canReadAudit(actor));
  const [actions, entities, actors] = [
    await distinct(platform, "action"),
    await distinct(platform, "entity"),
    await distinct(platform, "actor_id"),
  ];
  const named = actors.map(async (id) => ({ id, email: await addressOf(platform, id) }));
  return { actions, entities, actors: await Promise.all(named) };
}

function read(
  { database, settings }: Platform,
  filter: AuditFilter,
  before: string | null,
  limit: number,
) {
  const { actorId, action, entity, entityId, createdAt } = auditEntries;
  return database.replica
    .select({
      id: auditEntries.id,
      createdAt,
      actorId,
      actorEmail: auditEntries.actorEmail,
      action,
      entity,
      entityId,
      before: auditEntries.before,
      /** For a table read, also its counts, which grow. */
      after: sql<object | null>`case when ${tableReads.entryId} is null then ${auditEntries.after}
        else ${auditEntries.after} || jsonb_build_object('requests', ${tableReads.requests}, 'rows', ${tableReads.rows}) end`,
      /** For a staff member, the email address; their page lists them by name. */
      subject: users.email,
    })
    .from(auditEntries)
    .leftJoin(users, and(eq(entity, "staff"), eq(entityId, sql`${users.id}::text`)))
    .leftJoin(tableReads, eq(tableReads.entryId, auditEntries.id))
    .where(
      and(
        filter.actor ? eq(actorId, filter.actor) : undefined,
        filter.action ? eq(action, filter.action) : undefined,
        filter.entity ? eq(entity, filter.entity) : undefined,
        filter.entityId ? eq(entityId, filter.entityId) : undefined,
        betweenDays(createdAt, filter, settings.timeZone),
        olderThan(auditEntries, before),
      ),
    )
    .orderBy(...newestFirst(auditEntries))
    .limit(limit);
}

/** The distinct values of a column, by skipping through its index instead of scanning all rows. */
async function distinct(
  { database }: Platform,
  name: "action" | "entity" | "actor_id",
): Promise<string[]> {
  const column = sql.identifier(name);
  const next = (after: SQL) =>
    sql`(select ${column} from ${auditEntries} where ${after} order by ${column} limit 1)`;
  const { rows } = await database.query.execute(sql`
    with recursive found as (
      select ${next(sql`true`)} as value
      union all
      select ${next(sql`${column} > found.value`)} from found where found.value is not null
    )
    select value::text from found where value is not null`);
  return rows.map(({ value }) => String(value));
}

/** The email address that someone last acted under. */
async function addressOf({ database }: Platform, actorId: string): Promise<string> {
  const [last] = await database.query
    .select({ email: auditEntries.actorEmail })
    .from(auditEntries)
    .where(eq(auditEntries.actorId, actorId))
    .orderBy(...newestFirst(auditEntries))
    .limit(1);
  return last?.email ?? actorId;
}
