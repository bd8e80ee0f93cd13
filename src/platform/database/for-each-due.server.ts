import { and, asc, gt, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Platform } from "../platform.server.ts";
import { streamRows } from "./stream-rows.server.ts";

/** Rows of businesses with a moment at which something is to be done; without one there is nothing. */
export type DueRows = { id: PgColumn; contractorId: PgColumn; dueAt: PgColumn };

export type DueRow = { id: string; contractorId: string };

/** No look takes longer, in milliseconds: the queue would count it as failed and begin another beside it. */
const longestLook = 10 * 60_000;

/**
 * Calls for every row whose moment has come, each by itself: one that fails stops no other. Where each
 * takes long, as while a provider hangs, the rest waits for the next look.
 * @param handle does it in a transaction of its own, in which it looks again whether it is still due
 * @param failed what the log says of one that fails
 */
export async function forEachDue(
  { database, clock, log }: Platform,
  { id, contractorId, dueAt }: DueRows,
  handle: (row: DueRow) => Promise<void>,
  failed: string,
): Promise<void> {
  const due = streamRows((after, limit) =>
    database.query
      .select({ id: sql<string>`${id}`, contractorId: sql<string>`${contractorId}` })
      .from(id.table)
      .where(and(lte(dueAt, clock.now()), after ? gt(id, after) : undefined))
      .orderBy(asc(id))
      .limit(limit),
  );
  const ends = clock.now().getTime() + longestLook;
  for await (const row of due) {
    await handle(row).catch((error) => log.warn(failed, { error }));
    if (clock.now().getTime() >= ends) return;
  }
}

/** So many are done in one look; what is left waits for the next. */
const maxInTurns = 5_000;

/** The same, but businesses take turns: one with many rows holds up nobody else's first. */
export async function forEachDueInTurns(
  { database, clock, log }: Platform,
  { id, contractorId, dueAt }: DueRows,
  handle: (row: DueRow) => Promise<void>,
  failed: string,
): Promise<void> {
  const { rows } = await database.query.execute<DueRow>(sql`
    select id, "contractorId" from (
      select ${id} as id, ${contractorId} as "contractorId", ${dueAt} as due,
        row_number() over (partition by ${contractorId} order by ${dueAt}, ${id}) as turn
      from ${id.table} where ${dueAt} <= ${clock.now().toISOString()}::timestamptz
    ) waiting order by turn, due, id limit ${maxInTurns}`);
  for (const row of rows) await handle(row).catch((error) => log.warn(failed, { error }));
}
