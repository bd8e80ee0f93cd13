import { and, asc, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { acquireLock } from "~/domains/shared/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import type { PhoneColumn } from "~/platform/personal-data/personal-data.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { normalizePhone } from "~/platform/validation/phone.server.ts";

const size = 1000;

/**
 * Normalizes stored numbers that have no normal form: those from before the column existed, and
 * those written by a process of an earlier release during an upgrade. A thousand rows per
 * transaction; a partial index makes it cheap when there are none. Call it before searching for a
 * person.
 * @returns how many numbers were normalized
 */
export async function normalizeStoredPhones(platform: Platform): Promise<number> {
  let count = 0;
  const columns = platform.personalData.flatMap(({ phoneColumns }) => phoneColumns ?? []);
  for (const column of columns) {
    let last: string | null = null;
    do {
      const batch: Batch = await platform.database.transaction((tx) => next(tx, column, last));
      count += batch.count;
      last = batch.last;
    } while (last !== null);
  }
  if (count > 0) platform.log.info("phone numbers normalized", { count });
  return count;
}

type Batch = { count: number; last: string | null };

async function next(
  tx: Transaction,
  { table, typed, normal }: PhoneColumn,
  after: string | null,
): Promise<Batch> {
  // Prevents a deadlock: two processes that start together would lock each other's rows in
  // different orders.
  await acquireLock(tx, "stored-phones");
  const rows = await tx
    .select({ id: sql<string>`${table.id}`, phone: sql<string>`${typed}` })
    .from(table)
    .where(and(isNotNull(typed), isNull(normal), after ? gt(table.id, after) : undefined))
    .orderBy(asc(table.id))
    .limit(size);
  const changed = rows
    .map(({ id, phone }) => ({ id, phone, e164: normalizePhone(phone) }))
    .filter(({ e164 }) => e164 !== null);
  if (changed.length > 0) {
    await tx.execute(sql`
      update ${table} set ${sql.identifier(normal.name)} = known.e164
      from json_to_recordset(${JSON.stringify(changed)}::json) as known(id uuid, phone text, e164 text)
      where ${table.id} = known.id and ${typed} = known.phone`);
  }
  return {
    count: changed.length,
    last: rows.length === size ? (rows.at(-1)?.id ?? null) : null,
  };
}
