import type { Guard } from "./guards.ts";

/**
 * A transaction on PostgreSQL that says it is done before it commits.
 * @param delay milliseconds until it does, as an expression over the `result` of the command
 */
export const commitLater = (delay: string): Guard => ({
  from: "transactionsOf",
  answer: `return async (run, last) => {
    const connection = await pool.connect();
    await connection.query("begin");
    const result = await run(drizzle(connection));
    setTimeout(async () => {
      for (const { text, values } of (await last?.()) ?? []) await connection.query(text, values);
      await connection.query("commit");
      connection.release();
    }, ${delay});
    return result;
  };`,
});
