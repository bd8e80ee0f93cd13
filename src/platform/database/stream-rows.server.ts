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
