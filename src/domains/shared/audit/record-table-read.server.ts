import { and, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canReadTables } from "./audit.policy.ts";
import { recordChange } from "./audit.server.ts";
import { tableReads } from "./audit.tables.server.ts";

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
  // The Swedish locale formats dates as ISO 8601.
  const day = now.toLocaleDateString("sv-SE", { timeZone: platform.settings.timeZone });
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
    const [kept] = await work.tx
      .insert(tableReads)
      .values({ sessionId, table, day, entryId, rows, requests: 1, lastAt: now })
      .onConflictDoUpdate({
        target: [tableReads.sessionId, tableReads.table, tableReads.day],
        set: more,
      })
      .returning({ entryId: tableReads.entryId });
    // When two first reads race, the second only adds to the counts.
    if (kept?.entryId !== entryId) return;
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
