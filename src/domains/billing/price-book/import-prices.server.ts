import { eq, inArray } from "drizzle-orm";
import { prices } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { maxPrices } from "./price-book.ts";

export type PriceToImport = {
  title: string;
  unit: string | null;
  priceCents: number;
  taxable: boolean;
};

/** Adds prices to the price book. @returns their ids; null where the price book has one of that name */
export async function importPrices(
  { tx, now }: UnitOfWork,
  contractorId: string,
  list: readonly PriceToImport[],
): Promise<(string | null)[]> {
  if (list.length === 0) return [];
  const count = await tx.$count(prices, eq(prices.contractorId, contractorId));
  const rows = list.map(({ title: name, ...price }) => ({
    id: newId(),
    contractorId,
    name,
    ...price,
    createdAt: now,
    updatedAt: now,
  }));
  const open = rows.slice(0, Math.max(maxPrices - count, 0));
  if (open.length === 0) return rows.map(() => null);
  const added = await tx
    .insert(prices)
    .values(open)
    .onConflictDoNothing()
    .returning({ id: prices.id });
  const ids = new Set(added.map(({ id }) => id));
  return rows.map(({ id }) => (ids.has(id) ? id : null));
}

/** Removes prices that an import added, unless someone has changed them. @returns the ids of those that stay */
export async function removeImportedPrices(
  { tx }: UnitOfWork,
  { ids, since }: { ids: readonly string[]; since: Date },
): Promise<Set<string>> {
  const found = await tx
    .select({ id: prices.id, updatedAt: prices.updatedAt })
    .from(prices)
    .where(inArray(prices.id, [...ids]));
  const unused = found.filter(({ updatedAt }) => updatedAt <= since).map(({ id }) => id);
  if (unused.length > 0) await tx.delete(prices).where(inArray(prices.id, unused));
  return new Set(found.filter(({ updatedAt }) => updatedAt > since).map(({ id }) => id));
}
