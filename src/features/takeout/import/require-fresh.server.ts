import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "~/platform/database/database.server.ts";
import { BadZip } from "~/platform/zip/read-zip.server.ts";
import type { BroughtTable } from "./open-file.server.ts";

/** People who have an account here: their id in the file, and here. */
export type KnownPeople = ReadonlyMap<string, string>;

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const isId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Looks through all rows before one is brought in: none may have an id that is taken here, and none may
 * name anything here that is not in the file, or rows of another business could be reached
 * (`you-own-it.own-rows-alone`).
 * @returns people who have an account here already, by their address
 */
export async function requireFresh(
  tx: Transaction,
  tables: readonly BroughtTable[],
): Promise<KnownPeople> {
  const people = await findPeople(tx, tables);
  await listIds(tx, tables, people);
  for (const { name, table } of tables) {
    if (getTableColumns(table).id?.columnType !== "PgUUID") continue;
    const taken = await isThere(tx, name, sql`brought_ids where is_own`);
    if (taken) throw new BadZip(`A row of ${name} is here already. Nothing was changed.`);
    const foreign = await isThere(tx, name, sql`brought_ids where not is_own`);
    if (foreign)
      throw new BadZip(`The file names ${name} of another business. Nothing was changed.`);
  }
  await tx.execute(sql`drop table brought_ids`);
  return people;
}

/** So many ids are in memory; the database keeps the rest for as long as they are looked through. */
const atATime = 10_000;

/** Writes every id of the rows down, and whether one of them is a row's own, each once. */
async function listIds(tx: Transaction, tables: readonly BroughtTable[], people: KnownPeople) {
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
      const id: unknown = parsedRow(line, name).id;
      if (typeof id === "string" && isId.test(id) && !people.has(id)) found.own.add(id);
      for (const [one] of line.matchAll(ids)) if (!people.has(one)) found.named.add(one);
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
    throw new BadZip(`A row of ${name} is no JSON`);
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
    if (rows[0]) people.set(String(id), rows[0].id);
  }
  return people;
}
