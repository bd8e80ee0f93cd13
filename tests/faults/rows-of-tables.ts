import type { RunSql } from "./kill-findings.ts";

/** The row count and a hash of the rows, by table. */
export async function rowsOf(sql: RunSql): Promise<Record<string, string>> {
  const tables = await sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'drizzle') order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await sql(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, chr(10) order by line)), '') as hash
       from (select one::text as line from ${name} one) lines`,
    );
    hashes[String(name)] = String(row?.hash);
  }
  return hashes;
}
