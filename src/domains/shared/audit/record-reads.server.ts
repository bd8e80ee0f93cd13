import { and, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { canReadTables, canRecordExport } from "~/domains/shared/shared.policy.ts";
import { tableReads } from "~/domains/shared/shared.tables.server.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { recordChange } from "./audit.server.ts";

/**
 * Records that a staff member exported a list, and with which filters. A search term may be someone's name,
 * so it records only that there was one.
 */
export async function recordExport(
  platform: Platform,
  actor: Actor,
  list: string,
  { search, ...filter }: { search?: string; [name: string]: unknown },
): Promise<void> {
  authorize(canRecordExport(actor));
  await inTransaction(platform, (work) =>
    recordChange(work, actor, {
      action: "list.export",
      entity: "list",
      entityId: list,
      before: null,
      after: { ...filter, searched: Boolean(search) },
    }),
  );
}

/**
 * Records that a staff member read rows of a table through the API: one audit entry per session, table, and
 * day, with growing counts. Later reads take one statement.
 */
export async function recordTableRead(
  platform: Platform,
  actor: Actor,
  table: string,
  rows: number,
): Promise<void> {
  authorize(canReadTables(actor));
  const now = platform.clock.now();
  const day = dateFormat({ timeZone: platform.settings.timeZone }, "sv-SE").format(now);
  const more = {
    rows: sql`${tableReads.rows} + ${rows}`,
    requests: sql`${tableReads.requests} + 1`,
    lastAt: now,
  };
  const { sessionId } = actor;
  const counted = await platform.database.query
    .update(tableReads)
    .set(more)
    .where(
      and(
        eq(tableReads.sessionId, sessionId),
        eq(tableReads.table, table),
        eq(tableReads.day, day),
      ),
    )
    .returning({ entryId: tableReads.entryId });
  if (counted.length > 0) return;
  await inTransaction(platform, async (work) => {
    const entryId = newId();
    const [stored] = await work.tx
      .insert(tableReads)
      .values({ sessionId, table, day, entryId, rows, requests: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [tableReads.sessionId, tableReads.table, tableReads.day],
        set: more,
      })
      .returning({ entryId: tableReads.entryId });
    // When two first reads race, the second only adds to the counts.
    if (stored?.entryId !== entryId) return;
    await recordChange(
      work,
      actor,
      {
        action: "table.read",
        entity: "table",
        entityId: table,
        before: null,
        after: { through: "API" },
      },
      entryId,
    );
  });
}
