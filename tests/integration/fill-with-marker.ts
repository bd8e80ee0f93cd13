import { sql } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";

type Column = { table: string; column: string; type: string };
type Reference = { child: string; column: string; parent: string };

/** Columns that say what a row is, where a file is, or by which address a person is found. */
const structural =
  /(^|_)(kind|state|status|key|hash|token|cause|zone|id|phone|email|value|sender)$|^(from|to)_address$/;

/**
 * Writes a marker into every text and every JSON text of these rows and of all rows that refer to them, directly
 * or through others, as far as the table's checks allow it.
 * @param roots ids by table
 * @returns the columns that were filled, each with its table
 */
export async function fillWithMarker(
  { database }: Platform,
  roots: Readonly<Record<string, readonly string[]>>,
  marker: string,
): Promise<string[]> {
  const read = async <Row extends object>(query: ReturnType<typeof sql>) =>
    (await database.query.execute<Row & Record<string, unknown>>(query)).rows;
  const references = await read<Reference>(sql`
    select child.relname as child, attname as column, parent.relname as parent
    from pg_constraint
    join pg_class child on child.oid = conrelid
    join pg_class parent on parent.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and array_length(conkey, 1) = 1`);
  references.push(
    { child: "messages", column: "conversation_id", parent: "conversations" },
    { child: "message_attachments", column: "message_id", parent: "messages" },
    { child: "inbound_mails", column: "token_id", parent: "conversations" },
    { child: "inbound_mails", column: "token_id", parent: "messages" },
  );
  const withId = new Set(
    (
      await read<{ table: string }>(sql`
        select table_name as table from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`)
    ).map(({ table }) => table),
  );
  const found = new Map(Object.entries(roots).map(([table, ids]) => [table, new Set(ids)]));
  const where = new Map<string, ReturnType<typeof sql>[]>();
  for (let grown = true; grown; ) {
    grown = false;
    where.clear();
    for (const { child, column, parent } of references) {
      const parents = found.get(parent);
      if (!parents) continue;
      const condition = sql`${sql.identifier(column)} = any(${sql.param([...parents])}::uuid[])`;
      where.set(child, [...(where.get(child) ?? []), condition]);
      if (!withId.has(child)) continue;
      const rows = await read<{ id: string }>(
        sql`select id from ${sql.identifier(child)} where ${condition}`,
      );
      const knownIds = found.get(child) ?? new Set();
      for (const { id } of rows) {
        if (knownIds.has(id)) continue;
        knownIds.add(id);
        grown = true;
      }
      found.set(child, knownIds);
    }
  }
  for (const [table, ids] of Object.entries(roots)) {
    const scope = sql`id = any(${sql.param([...ids])}::uuid[])`;
    where.set(table, [...(where.get(table) ?? []), scope]);
  }
  const columns = await read<Column>(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and data_type in ('text', 'jsonb')`);
  const filled: string[] = [];
  for (const { table, column, type } of columns) {
    const conditions = where.get(table);
    if (!conditions || structural.test(column)) continue;
    const at = sql.identifier(column);
    const value =
      type === "text"
        ? sql`${marker} || coalesce(${at}, '')`
        : sql`regexp_replace(${at}::text, ': "(?!-?[0-9]|202)', ${`: "${marker}`}, 'g')::jsonb`;
    const any = sql.join(conditions, sql` or `);
    try {
      const { rowCount } = await database.query.execute(
        sql`update ${sql.identifier(table)} set ${at} = ${value} where ${any}`,
      );
      if (rowCount) filled.push(`${table}.${column}`);
    } catch {
      // A check, a unique index, or a trigger doesn't allow other text.
    }
  }
  return filled.toSorted();
}
