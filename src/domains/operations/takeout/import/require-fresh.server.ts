import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { BadZip } from "~/platform/zip/read-zip.server.ts";
import type { TakenTable } from "../select-rows.server.ts";
import type { BroughtTable } from "./open-file.server.ts";

/** People who have an account here: their id in the file, and here. */
export type KnownPeople = ReadonlyMap<string, string>;

/** An id anywhere in a text, and a text that is one in any spelling that the database takes. */
const ids =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?<=")\{?(?:[0-9a-f]{4}-?){8}\}?(?=")/gi;

/** An id as the database writes it, whatever its spelling; null for what is none. */
export function asId(value: unknown): string | null {
  const digits = typeof value === "string" ? value.replace(/[{}-]/g, "").toLowerCase() : "";
  if (!/^[0-9a-f]{32}$/.test(digits)) return null;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Looks through all rows before one is brought in: none may have an id that is taken here, and none may
 * name anything here that is not in the file, or rows of another business could be reached.
 * @param known all tables of a business, also those that the file leaves out
 * @returns people who have an account here already, by their address
 */
export async function requireFresh(
  tx: Transaction,
  tables: readonly BroughtTable[],
  known: readonly TakenTable[],
): Promise<KnownPeople> {
  const people = await findPeople(tx, tables);
  await listIds(tx, tables);
  // A file that comes back to where it was made: as people they are known, as anything else they are not.
  const same = [...people].filter(([there, here]) => there === here).map(([id]) => id);
  for (const { name, table } of known) {
    if (getTableColumns(table).id?.columnType !== "PgUUID") continue;
    const besides =
      name === "member_users" ? sql`and id <> all(${sql.param(same)}::uuid[])` : sql``;
    const taken = await isThere(tx, name, sql`brought_ids where is_own ${besides}`);
    if (taken) throw new BadZip(`${name}: a row with this ID already exists. Nothing was changed.`);
    const foreign = await isThere(tx, name, sql`brought_ids where not is_own ${besides}`);
    if (foreign)
      throw new BadZip(`The file refers to ${name} of another business. Nothing was changed.`);
  }
  await tx.execute(sql`drop table brought_ids`);
  return people;
}

/** So many ids are in memory; the database keeps the rest for as long as they are looked through. */
const atATime = 10_000;

/** Writes every id of the rows down, and whether one of them is a row's own, each once. */
async function listIds(tx: Transaction, tables: readonly BroughtTable[]) {
  await tx.execute(sql`create temp table found_ids (id uuid, is_own boolean) on commit drop`);
  const found = { own: new Set<string>(), named: new Set<string>() };
  const write = async (ids: Set<string>, isOwn: boolean, least: number) => {
    if (ids.size < least) return;
    await tx.execute(
      sql`insert into found_ids select unnest(${sql.param([...ids])}::uuid[]), ${isOwn}`,
    );
    ids.clear();
  };
  for (const { name, lines } of tables) {
    for await (const line of lines()) {
      const row = parsedRow(line, name);
      const own = asId(row.id);
      if (own) found.own.add(own);
      // Written anew, so that nothing is spelled with escapes: these are the words that go in.
      for (const [text] of JSON.stringify(row).matchAll(ids)) {
        const id = asId(text);
        if (id) found.named.add(id);
      }
      await write(found.own, true, atATime);
      await write(found.named, false, atATime);
    }
  }
  await write(found.own, true, 1);
  await write(found.named, false, 1);
  await tx.execute(sql`create temp table brought_ids on commit drop as
    select id, bool_or(is_own) as is_own from found_ids group by id`);
  await tx.execute(sql`drop table found_ids`);
  await tx.execute(sql`analyze brought_ids`);
}

export function parsedRow(line: string, name: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadZip(`${name}: a row isn't JSON`);
  }
}

async function isThere(tx: Transaction, name: string, listed: SQL): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${sql.identifier(name)} where id in (select id from ${listed}) limit 1`);
  return rows.length > 0;
}

async function findPeople(
  tx: Transaction,
  tables: readonly BroughtTable[],
): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  const users = tables.find(({ name }) => name === "member_users");
  if (!users) return people;
  for await (const line of users.lines()) {
    const { id, email } = parsedRow(line, users.name);
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from member_users where lower(email) = lower(${String(email)})`,
    );
    const there = asId(id);
    if (there && rows[0]) people.set(there, rows[0].id);
  }
  return people;
}
