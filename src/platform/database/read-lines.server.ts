import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "./database.server.ts";

/** Approximate characters per batch. */
const atATime = 1_000_000;

/** A text column's query results in batches of about the same size: only one batch is in memory. */
export async function* readLines(tx: Transaction, query: SQL): AsyncGenerator<string[]> {
  await tx.execute(sql`declare lines_read no scroll cursor for ${query}`);
  for (let size = 20; ; ) {
    const { rows } = await tx.execute<Record<string, string>>(
      sql`fetch ${sql.raw(String(size))} from lines_read`,
    );
    if (rows.length === 0) break;
    const lines = rows.map((row) => Object.values(row)[0] ?? "");
    yield lines;
    const characters = lines.reduce((sum, line) => sum + line.length, 0);
    const average = Math.max(1, characters / lines.length);
    size = Math.min(Math.max(Math.floor(atATime / average), 1), 5_000, size * 10);
  }
  await tx.execute(sql`close lines_read`);
}
