import { randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

/** Rows the product wrote into one table, as a template for similar rows. */
type Pattern = { table: string; columns: string[]; rows: unknown[][] };

/**
 * Reads what the product wrote for one request.
 * @param sources per table, the condition that finds the rows by the ID in $1
 */
export async function patternsOf(
  pool: Pool,
  sources: Record<string, string>,
  id: string,
): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  for (const [table, condition] of Object.entries(sources)) {
    const { rows } = await pool.query(`select * from ${table} where ${condition}`, [id]);
    if (rows.length === 0) throw new Error(`The product wrote nothing to ${table}`);
    const computed = await computedColumns(pool, table);
    // Nulls are left out, as in a handwritten statement.
    const columns = Object.keys(rows[0]).filter(
      (name) => !computed.has(name) && rows.some((row) => row[name] !== null),
    );
    patterns.push({ table, columns, rows: rows.map((row) => columns.map((name) => row[name])) });
  }
  return patterns;
}

/** Generated columns. */
async function computedColumns(pool: Pool, table: string): Promise<Set<string>> {
  const { rows } = await pool.query(
    "select attname from pg_attribute where attrelid = $1::regclass and (attgenerated <> '' or attidentity <> '')",
    [table],
  );
  return new Set(rows.map(({ attname }) => String(attname)));
}

/**
 * Writes the same rows under other IDs, one insert per table. `change` gives texts that must
 * differ, such as a phone number; `ids` maps original IDs to fixed ones.
 */
export function rowWriter(patterns: readonly Pattern[], change: Record<string, () => string> = {}) {
  const pattern = JSON.stringify(patterns.map(({ rows }) => rows));
  const ids = patterns.flatMap(({ columns, rows }) =>
    columns.includes("id") ? rows.map((row) => String(row[columns.indexOf("id")])) : [],
  );
  const statements = patterns.map(insertStatement);
  return {
    statements: statements.length,
    async write(client: PoolClient, values: Record<string, string> = {}): Promise<void> {
      let text = pattern;
      for (const [id, fixed] of Object.entries(values)) text = text.replaceAll(id, fixed);
      for (const id of ids) text = text.replaceAll(id, randomUUID());
      for (const [pattern, make] of Object.entries(change)) text = text.replaceAll(pattern, make());
      const tables: unknown[][][] = JSON.parse(text);
      for (const [index, rows] of tables.entries()) {
        await client.query(statements[index] ?? "", rows.flat());
      }
    },
  };
}

function insertStatement({ table, columns, rows }: Pattern): string {
  let parameter = 0;
  const values = rows.map(() => `(${columns.map(() => `$${++parameter}`).join(", ")})`);
  return `insert into ${table} (${columns.map((name) => `"${name}"`).join(", ")}) values ${values.join(", ")}`;
}

/** Runs one transaction on a connection of the pool. */
export async function inPlainTransaction(
  pool: Pool,
  run: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await run(client);
    await client.query("commit");
  } finally {
    client.release();
  }
}
