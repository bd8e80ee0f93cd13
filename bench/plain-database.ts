import pg from "pg";
import { poolSize } from "./senders.ts";

/**
 * Opens as many connections to the product's database as the product's own pool, for plain
 * programs. They are always closed, so a failure shows its real cause.
 */
export async function withPlainDatabase<T>(
  databaseUrl: string,
  run: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  try {
    return await run(pool);
  } finally {
    await pool.end();
  }
}
