import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import {
  type Actor,
  authorize,
  type Signatory,
  signatureOf,
} from "~/domains/shared/access/actor.ts";
import { defineList, type RowOf } from "~/domains/shared/access/read-rows.server.ts";
import { canExportAudit, canReadAudit } from "~/domains/shared/shared.policy.ts";
import { auditEntries, tableReads } from "~/domains/shared/shared.tables.server.ts";
import { users } from "~/platform/accounts/accounts.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { betweenDays, newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import { withoutAddresses } from "~/platform/log/describe-error.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { AuditFilter } from "./audit.ts";

export type AuditedChange = {
  /** The action, such as `page.publish`. */
  action: string;
  entity: string;
  entityId: string;
  before: object | null;
  after: object | null;
};

/**
 * Records a change by staff or the system, in the transaction that makes it (`staff.audited`). For
 * contractors and homeowners, pass only IDs, states, and field names: audit entries are permanent.
 */
export async function recordChange(
  { tx, now }: UnitOfWork,
  actor: Signatory,
  change: AuditedChange,
  id: string = newId(),
): Promise<void> {
  await tx.insert(auditEntries).values({
    id,
    ...change,
    before: withoutEmailAddresses(change.before),
    after: withoutEmailAddresses(change.after),
    ...signatureOf(actor),
    createdAt: now,
  });
}

/** Replaces anything that looks like an email address, at any depth. */
function withoutEmailAddresses(value: object | null): object | null {
  return JSON.parse(
    JSON.stringify(value, (_key, item) =>
      typeof item === "string" ? withoutAddresses(item) : item,
    ),
  );
}

/** The changes to one entity, newest first. */
export function listChanges(platform: Platform, actor: Actor, entity: string, entityId: string) {
  authorize(canReadAudit(actor));
  return platform.database.query
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, entity), eq(auditEntries.entityId, entityId)))
    .orderBy(desc(auditEntries.id))
    .limit(100);
}

/** The changes to several entities, such as a contractor and their pages, newest first. */
export function listChangesAmong(
  platform: Platform,
  actor: Actor,
  entities: readonly { entity: string; entityId: string }[],
) {
  authorize(canReadAudit(actor));
  const { entity, entityId } = auditEntries;
  return platform.database.query
    .select()
    .from(auditEntries)
    .where(
      or(...entities.map((thing) => and(eq(entity, thing.entity), eq(entityId, thing.entityId)))),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(100);
}

/** Audit log entries, newest first. */
export const { page: listAuditEntries, stream: streamAuditEntries } = defineList({
  canRead: canReadAudit,
  canExport: canExportAudit,
  pageSize: 50,
  read: selectPage,
});

export type ListedAuditEntry = RowOf<typeof streamAuditEntries>;

/** The filter options: people who acted, actions, and entity types. */
export async function auditChoices(platform: Platform, actor: Actor) {
  authorize(canReadAudit(actor));
  const [actions, entities, actors] = [
    await distinctValues(platform, "action"),
    await distinctValues(platform, "entity"),
    await distinctValues(platform, "actor_id"),
  ];
  const addressed = actors.map(async (id) => ({ id, email: await addressOf(platform, id) }));
  return { actions, entities, actors: await Promise.all(addressed) };
}

function selectPage(
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
async function distinctValues(
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
