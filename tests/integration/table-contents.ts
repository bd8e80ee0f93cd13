import { sql } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";

/** A fingerprint of each public table: its row count and a hash of its contents. */
export async function fingerprintTables({ database }: Platform): Promise<Map<string, string>> {
  const { rows } = await database.query.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const marks = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: found } = await database.query.execute<{ mark: string }>(
      sql`select count(*) || md5(coalesce(string_agg(held::text, '' order by held::text), '')) as mark from ${sql.identifier(name)} as held`,
    );
    marks.set(name, found[0]?.mark ?? "");
  }
  return marks;
}

/** The names of all tables that contain the word, including the queue's. */
export async function tablesHolding({ database }: Platform, word: string): Promise<string[]> {
  const { rows } = await database.query.execute<{ schema: string; name: string }>(
    sql`select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const holding: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: found } = await database.query.execute(
      sql`select 1 from ${sql.identifier(schema)}.${sql.identifier(name)} as held where lower(held::text) like ${`%${word.toLowerCase()}%`} limit 1`,
    );
    if (found.length > 0) holding.push(name);
  }
  return holding.toSorted();
}
