import { and, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canReadTables } from "./audit.policy.ts";
import { recordChange } from "./audit.server.ts";
import { tableReads } from "./audit.tables.server.ts";

/**
 * Notes that a member of staff read rows of a table through the API: one audit
 * entry for each session, table and day, whose counts grow. A read after the first is one statement.
 */
export async function recordTableRead(
  platform: Platform,
  actor: Actor,
  table: string,
  rows: number,
): Promise<void> {
  authorize(canReadTables(actor));
  const now = platform.clock.now();
  // Swedish writes days as ISO 8601 does.
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
    // Of two first reads at once the second only counts.
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
