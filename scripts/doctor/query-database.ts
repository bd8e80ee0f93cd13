import pg from "pg";

const noSuchTable = "42P01";

/**
 * The rows of one statement; null if the database is unreachable, which another check reports, or
 * has no tables yet.
 * @throws when the statement is wrong
 */
export async function queryDatabase<Row extends pg.QueryResultRow>(
  connectionString: string,
  statement: string,
): Promise<Row[] | null> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (code.startsWith("42") && code !== noSuchTable) throw error;
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}
