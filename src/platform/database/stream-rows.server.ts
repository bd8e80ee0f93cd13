const batch = 1_000;

/**
 * Every row of a list, batch after batch: only one is in memory, however long the list is.
 * @param read the rows behind one row, by its id, in an order that stays; null asks for the first
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
