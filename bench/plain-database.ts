import pg from "pg";
import { poolSize } from "./senders.ts";

/**
 * Connections to the product's database for plain programs, as many as the product's own pool has;
 * they are closed whatever happens, so that a failure is told as what it is.
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
