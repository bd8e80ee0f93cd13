import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { ExportedTable } from "~/domains/operations/takeout/exported-rows.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { BadZip } from "~/platform/zip/read-zip.server.ts";
import type { ImportedTable } from "./open-file.server.ts";

/** Characters of rows per insert, approximately. */
const maxInsertCharacters = 2_000_000;

/** A row with the fields an import changes (docs/decisions/100-exporting-everything.md). */
export function toImportedRow(
  name: string,
  row: Record<string, unknown>,
  people: ExistingUsers = new Map(),
): Record<string, unknown> | null {
  if (name === "seo_pages") {
    const status = row.status === "live" ? "paused" : row.status;
    return { ...row, status, own_name: null };
  }
  if (name === "messages" && ["queued", "sending", "delayed"].includes(String(row.state))) {
    return {
      ...row,
      state: "withheld",
      last_error: "This message was waiting at the previous installation",
    };
  }
  if (name === "member_users" && people.has(asId(row.id) ?? "")) return null;
  const userId = name === "members" ? people.get(asId(row.user_id) ?? "") : undefined;
  return userId ? { ...row, user_id: userId } : row;
}

/** Inserts the rows as parsed, never their raw lines: a database may parse those differently. */
export async function insertRows(
  tx: Transaction,
  tables: readonly ImportedTable[],
  people: ExistingUsers,
): Promise<void> {
  for (const table of tables) {
    let rows: string[] = [];
    let length = 0;
    for await (const line of table.lines()) {
      const row = toImportedRow(table.name, parsedRow(line, table.name), people);
      if (row === null) continue;
      const text = JSON.stringify(row);
      rows.push(text);
      length += text.length;
      if (length < maxInsertCharacters) continue;
      await insert(tx, table, rows);
      rows = [];
      length = 0;
    }
    if (rows.length > 0) await insert(tx, table, rows);
  }
}

async function insert(tx: Transaction, table: ImportedTable, rows: readonly string[]) {
  if (table.columns.length === 0) throw new BadZip(`${table.name} has no columns`);
  const into = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const name = sql.identifier(table.name);
  await tx.execute(sql`
    insert into ${name} (${into})
    select ${into} from json_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::json)`);
}

/** How many rows of each table belong to this business here. */
export async function countRows(
  tx: Transaction,
  tables: readonly ImportedTable[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, table, condition } of tables) {
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(*)::int as count from ${table} where ${condition}`,
    );
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

/** People who already have an account here: their ID in the file, and here. */
type ExistingUsers = ReadonlyMap<string, string>;

/** An ID anywhere in a text, and a text that is an ID in any spelling the database accepts. */
const ids =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=")\{?(?:[0-9a-f]{4}-?){8}\}?(?=")/gi;

/** An ID in the database's spelling; null if it isn't one. */
function asId(value: unknown): string | null {
  const digits = typeof value === "string" ? value.replace(/[{}-]/g, "").toLowerCase() : "";
  if (!/^[0-9a-f]{32}$/.test(digits)) return null;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Checks all rows before the import: no ID may exist here, and no row may reference anything
 * outside the file, or rows of another business could be reached.
 * @param known all tables of a business, including those the file leaves out
 * @returns people who already have an account here, by their address
 */
export async function requireNewIds(
  tx: Transaction,
  tables: readonly ImportedTable[],
  known: readonly ExportedTable[],
): Promise<ExistingUsers> {
  const people = await findPeople(tx, tables);
  await listIds(tx, tables);
  // A file reimported where it was made: its people exist here and are reused; its other IDs are
  // refused.
  const unchangedIds = [...people].filter(([oldId, newId]) => oldId === newId).map(([id]) => id);
  for (const { name, table } of known) {
    if (getTableColumns(table).id?.columnType !== "PgUUID") continue;
    const besides =
      name === "member_users" ? sql`and id <> all(${sql.param(unchangedIds)}::uuid[])` : sql``;
    const exists = await hasRow(tx, name, sql`file_ids where is_own ${besides}`);
    if (exists)
      throw new BadZip(`${name}: a row with this ID already exists. Nothing was changed.`);
    const foreign = await hasRow(tx, name, sql`file_ids where not is_own ${besides}`);
    if (foreign)
      throw new BadZip(`The file refers to ${name} of another business. Nothing was changed.`);
  }
  await tx.execute(sql`drop table file_ids`);
  return people;
}

/** IDs held in memory; the rest go to a temporary table during the check. */
const maxIdsInMemory = 10_000;

/** Lists every ID in the rows once, and whether it is a row's primary key. */
async function listIds(tx: Transaction, tables: readonly ImportedTable[]) {
  await tx.execute(sql`create temp table found_ids (id uuid, is_own boolean) on commit drop`);
  const rowIds = { own: new Set<string>(), named: new Set<string>() };
  const write = async (ids: Set<string>, isOwn: boolean, min: number) => {
    if (ids.size < min) return;
    await tx.execute(
      sql`insert into found_ids select unnest(${sql.param([...ids])}::uuid[]), ${isOwn}`,
    );
    ids.clear();
  };
  for (const { name, lines } of tables) {
    for await (const line of lines()) {
      const row = parsedRow(line, name);
      const own = asId(row.id);
      if (own) rowIds.own.add(own);
      // Re-serialized, so no ID hides behind escapes: this is the text that is imported.
      for (const [text] of JSON.stringify(row).matchAll(ids)) {
        const id = asId(text);
        if (id) rowIds.named.add(id);
      }
      await write(rowIds.own, true, maxIdsInMemory);
      await write(rowIds.named, false, maxIdsInMemory);
    }
  }
  await write(rowIds.own, true, 1);
  await write(rowIds.named, false, 1);
  await tx.execute(sql`create temp table file_ids on commit drop as
    select id, bool_or(is_own) as is_own from found_ids group by id`);
  await tx.execute(sql`drop table found_ids`);
  await tx.execute(sql`analyze file_ids`);
}

export function parsedRow(line: string, name: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadZip(`${name}: a row isn't JSON`);
  }
}

async function hasRow(tx: Transaction, name: string, listed: SQL): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${sql.identifier(name)} where id in (select id from ${listed}) limit 1`);
  return rows.length > 0;
}

async function findPeople(
  tx: Transaction,
  tables: readonly ImportedTable[],
): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  const users = tables.find(({ name }) => name === "member_users");
  if (!users) return people;
  for await (const line of users.lines()) {
    const { id, email } = parsedRow(line, users.name);
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from member_users where lower(email) = lower(${String(email)})`,
    );
    const newId = asId(id);
    if (newId && rows[0]) people.set(newId, rows[0].id);
  }
  return people;
}
