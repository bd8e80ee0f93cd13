import { sql } from "drizzle-orm";
import type { Transaction } from "../database/database.server.ts";
import { disableStatementTimeout } from "../database/disable-statement-timeout.server.ts";

/** Our schema and the queue's. The manifest lists the applied migrations. */
const schemas = sql`('public', 'pgboss')`;

type Column = { name: string; generated: boolean };
export type Table = { name: string; columns: Column[] };
export type Sequence = { name: string; last: string; called: boolean };

/** Every table in a backup, with its columns in order; names are quoted for SQL. */
export async function listTables(tx: Transaction): Promise<Table[]> {
  const { rows } = await tx.execute<{ name: string; columns: Column[] }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(json_build_object('name', quote_ident(a.attname), 'generated', a.attgenerated <> '')
        order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ${schemas} and c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by 1 order by 1`);
  return rows;
}

/** The current value of every sequence. */
export async function listSequences(tx: Transaction): Promise<Sequence[]> {
  const { rows: names } = await tx.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ${schemas} order by 1`);
  const sequences: Sequence[] = [];
  for (const { name } of names) {
    const { rows } = await tx.execute<{ last: string; called: boolean }>(
      sql`select last_value::text as last, is_called as called from ${sql.raw(name)}`,
    );
    sequences.push({ name, last: rows[0]?.last ?? "1", called: rows[0]?.called ?? false });
  }
  return sequences;
}

/** Makes a value's text independent of session settings, and turns off time limits. */
export async function readExactly(tx: Transaction): Promise<void> {
  for (const [name, value] of Object.entries({
    datestyle: "ISO, MDY",
    intervalstyle: "postgres",
    timezone: "UTC",
    extra_float_digits: "1",
    bytea_output: "hex",
    idle_in_transaction_session_timeout: "0",
  })) {
    await tx.execute(sql`select set_config(${name}, ${value}, true)`);
  }
  await disableStatementTimeout(tx);
}
