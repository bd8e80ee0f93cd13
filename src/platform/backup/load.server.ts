import { type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database.server.ts";
import type { Manifest, Rows } from "./dump.server.ts";
import { listTables, readExactly, type Table } from "./tables.server.ts";

/**
 * Fills the tables of a database that has the backup's schema, in one transaction: everything or
 * nothing. Foreign keys are dropped for the load and checked at the end; triggers are disabled.
 * @param finish runs last in the transaction
 * @throws if the schema differs, a reference is broken, or rows are missing
 */
export function load(
  database: Database,
  manifest: Manifest,
  rows: AsyncIterable<Rows>,
  finish: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return database.transaction(async (tx) => {
    await readExactly(tx);
    const tables = await listTables(tx);
    requireSame(tables, manifest.tables);
    const references = await dropForeignKeys(tx);
    for (const { name } of tables)
      await tx.execute(raw(`alter table ${name} disable trigger user`));
    await tx.execute(raw(`truncate ${tables.map(({ name }) => name).join(", ")}`));
    const inserts = new Map(tables.map((table) => [table.name, insertInto(table)]));
    const loaded = new Map<string, number>();
    for await (const { table, rows: lines } of rows) {
      const insert = inserts.get(table);
      if (!insert) throw new Error(`The backup has rows of an unlisted table: ${table}`);
      await tx.execute(insert(lines));
      loaded.set(table, (loaded.get(table) ?? 0) + lines.length);
    }
    for (const { name, rows: expected } of manifest.tables) {
      const found = loaded.get(name) ?? 0;
      if (found !== expected) {
        throw new Error(`Table ${name}: ${found} of ${expected} rows found in the backup`);
      }
    }
    for (const { name, last, called } of manifest.sequences) {
      await tx.execute(sql`select setval(${name}, ${last}::bigint, ${called})`);
    }
    for (const { name } of tables) await tx.execute(raw(`alter table ${name} enable trigger user`));
    for (const { table, name, definition } of references) {
      await tx.execute(raw(`alter table ${table} add constraint ${name} ${definition}`));
    }
    await finish(tx);
  });
}

const raw = (text: string): SQL => sql.raw(text);

type Reference = { table: string; name: string; definition: string };

async function dropForeignKeys(tx: Transaction): Promise<Reference[]> {
  const { rows } = await tx.execute<Reference>(sql`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`);
  for (const { table, name } of rows) {
    await tx.execute(raw(`alter table ${table} drop constraint ${name}`));
  }
  return rows;
}

/** The database parses each row's text itself. Generated columns are omitted. */
function insertInto({ name, columns }: Table): (lines: readonly string[]) => SQL {
  const given = columns.filter(({ generated }) => !generated).map((column) => column.name);
  const into = raw(`insert into ${name} (${given.join(", ")}) overriding system value
    select ${given.map((column) => `(line).${column}`).join(", ")}`);
  return (lines) => sql`${into} from (
    select backed_up::${raw(name)} as line from unnest(${sql.param(lines)}::text[]) backed_up offset 0) lines`;
}

function requireSame(tables: readonly Table[], expected: readonly Table[]): void {
  const describe = ({ name, columns }: Table) =>
    `${name} (${columns.map((column) => column.name).join(", ")})`;
  const here = new Set(tables.map(describe));
  const other = expected.map(describe).find((one) => !here.has(one));
  if (other || here.size !== expected.length) {
    throw new Error(
      `The database schema doesn't match the backup${other ? `: ${other}` : ""}. Restore with the release that made it, then upgrade.`,
    );
  }
}
