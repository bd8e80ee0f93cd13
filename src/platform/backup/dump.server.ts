import { type SQL, sql } from "drizzle-orm";
import { disableStatementTimeout, readLines } from "../database/bulk-statements.server.ts";
import type { Database, Transaction } from "../database/database.server.ts";

/** A backup's description of itself, at its start. */
export type Manifest = {
  format: 1;
  madeAt: string;
  /** The kind of the source database. */
  database: Database["kind"];
  /** Hashes of the migrations applied to its schema, in order. */
  migrations: string[];
  tables: (Table & { rows: number })[];
  sequences: Sequence[];
};

/** Rows of one table as the database's own text. */
export type Rows = { table: string; rows: string[] };

/**
 * Reads the whole database as of one moment, in one read-only transaction (`backups.one-moment`).
 * @param use gets the manifest and then the rows, and may be slow
 */
export function dump(
  database: Database,
  madeAt: Date,
  use: (manifest: Manifest, rows: AsyncIterable<Rows>) => Promise<void>,
): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    await readExactly(tx);
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(tx)) {
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::float8 as count from ${sql.raw(table.name)}`,
      );
      tables.push({ ...table, rows: rows[0]?.count ?? 0 });
    }
    const { rows: migrations } = await tx.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
    );
    const manifest: Manifest = {
      format: 1,
      madeAt: madeAt.toISOString(),
      database: database.kind,
      migrations: migrations.map(({ hash }) => hash),
      tables,
      sequences: await listSequences(tx),
    };
    await use(manifest, readRows(tx, tables));
  });
}

async function* readRows(tx: Transaction, tables: readonly Table[]): AsyncGenerator<Rows> {
  for (const { name } of tables) {
    const query = sql`select backed_up_row::text from ${sql.raw(name)} as backed_up_row`;
    for await (const rows of readLines(tx, query)) yield { table: name, rows };
  }
}

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
      const rowCount = loaded.get(name) ?? 0;
      if (rowCount !== expected) {
        throw new Error(`Table ${name}: ${rowCount} of ${expected} rows found in the backup`);
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
  const columnNames = columns.filter(({ generated }) => !generated).map((column) => column.name);
  const into = raw(`insert into ${name} (${columnNames.join(", ")}) overriding system value
    select ${columnNames.map((column) => `(line).${column}`).join(", ")}`);
  return (lines) => sql`${into} from (
    select backed_up::${raw(name)} as line from unnest(${sql.param(lines)}::text[]) backed_up offset 0) lines`;
}

function requireSame(tables: readonly Table[], expected: readonly Table[]): void {
  const describe = ({ name, columns }: Table) =>
    `${name} (${columns.map((column) => column.name).join(", ")})`;
  const existing = new Set(tables.map(describe));
  const missingName = expected.map(describe).find((name) => !existing.has(name));
  if (missingName || existing.size !== expected.length) {
    throw new Error(
      `The database schema doesn't match the backup${missingName ? `: ${missingName}` : ""}. Restore with the release that made it, then upgrade.`,
    );
  }
}

/** Our schema and the queue's. The manifest lists the applied migrations. */
const schemas = sql`('public', 'pgboss')`;

type Column = { name: string; generated: boolean };
type Table = { name: string; columns: Column[] };
type Sequence = { name: string; last: string; called: boolean };

/** Every table in a backup, with its columns in order; names are quoted for SQL. */
async function listTables(tx: Transaction): Promise<Table[]> {
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
async function listSequences(tx: Transaction): Promise<Sequence[]> {
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
