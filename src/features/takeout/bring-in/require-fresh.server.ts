import { getTableColumns, sql } from "drizzle-orm";
import { inBatches } from "~/platform/csv/in-batches.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { BadZip } from "~/platform/zip/read-zip.server.ts";
import type { BroughtTable } from "./open-file.server.ts";

/** People who have an account here: their id in the file, and here. */
export type KnownPeople = ReadonlyMap<string, string>;

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;

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
  const own = new Set<string>();
  const named = new Set<string>();
  for (const { name, lines } of tables) {
    for await (const line of lines()) {
      const id: unknown = parsedRow(line, name).id;
      if (typeof id === "string" && !people.has(id)) own.add(id.toLowerCase());
      for (const [found] of line.matchAll(uuid)) named.add(found.toLowerCase());
    }
  }
  const elsewhere = [...named].filter((id) => !own.has(id) && !people.has(id));
  for (const { name, table } of tables) {
    if (getTableColumns(table).id?.columnType !== "PgUUID") continue;
    const taken = await isThere(tx, name, own);
    if (taken) throw new BadZip(`A row of ${name} is here already. Nothing was changed.`);
    const foreign = await isThere(tx, name, elsewhere);
    if (foreign)
      throw new BadZip(`The file names ${name} of another business. Nothing was changed.`);
  }
  return people;
}

export function parsedRow(line: string, name: string): Record<string, unknown> {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadZip(`A row of ${name} is no JSON`);
  }
}

async function isThere(tx: Transaction, name: string, ids: Iterable<string>): Promise<boolean> {
  for (const some of inBatches(ids, 5_000)) {
    const { rows } = await tx.execute(
      sql`select from ${sql.identifier(name)} where id = any(${sql.param(some)}::uuid[]) limit 1`,
    );
    if (rows.length > 0) return true;
  }
  return false;
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
