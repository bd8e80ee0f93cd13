import { and, asc, gt, lte, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Platform } from "../platform.server.ts";

const batch = 1_000;

/**
 * Streams every row of a list in batches, with only one batch in memory.
 * @param read returns the rows after the given row id, in a stable order; null starts at the first
 */
export async function* streamRows<Row extends { id: string }>(
  read: (after: string | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | null = null; ; ) {
    const rows: Row[] = await read(after, batch);
    yield* rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}

/** Business rows with a due time; null means nothing is due. */
export type DueRows = { id: PgColumn; contractorId: PgColumn; dueAt: PgColumn };

export type DueRow = { id: string; contractorId: string };

/**
 * Time limit of a run in milliseconds: the queue would count a longer one as failed and start
 * another in parallel.
 */
const maxRunMs = 10 * 60_000;

/**
 * Processes every due row independently: one failure doesn't stop the others. If each takes long,
 * as while a provider hangs, the rest wait for the next run.
 * @param handle runs in its own transaction, in which it checks again that the row is due
 * @param failed the log message for a failure
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
  const ends = clock.now().getTime() + maxRunMs;
  for await (const row of due) {
    await handle(row).catch((error) => log.warn(failed, { error }));
    if (clock.now().getTime() >= ends) return;
  }
}

/** Maximum rows processed in one run. The rest wait for the next. */
const maxRowsPerRun = 5_000;

/** The same, but alternates between businesses, so one with many rows doesn't delay the others. */
export async function forEachDueRoundRobin(
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
    ) waiting order by turn, due, id limit ${maxRowsPerRun}`);
  for (const row of rows) await handle(row).catch((error) => log.warn(failed, { error }));
}
