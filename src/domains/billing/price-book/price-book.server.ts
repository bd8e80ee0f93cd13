import { and, asc, count, eq } from "drizzle-orm";
import { canChangePrices, canReadPrices } from "~/domains/billing/billing.policy.ts";
import { priceSchema } from "~/domains/billing/job-estimates/job-estimates.schema.ts";
import { prices } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { lockBusinessRow } from "~/domains/identity/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { maxPrices } from "./price-book.ts";
import { samplePrices } from "./sample-prices.ts";

/** The price book of the actor's business, by name. */
export function listPrices({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadPrices(actor));
  return query
    .select({
      id: prices.id,
      name: prices.name,
      unit: prices.unit,
      priceCents: prices.priceCents,
      taxable: prices.taxable,
    })
    .from(prices)
    .where(eq(prices.contractorId, actor.contractorId))
    .orderBy(asc(prices.name), asc(prices.id))
    .limit(maxPrices);
}

export type Price = Awaited<ReturnType<typeof listPrices>>[number];

/**
 * Fills an empty price book with sample prices for the trades of the business's pages; does nothing
 * if it has prices.
 */
export async function addSamplePrices(
  platform: Platform,
  actor: Actor,
): Promise<Result<{ added: number }, Refused<"not_possible">>> {
  authorize(canChangePrices(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work) => {
    if ((await lockPriceBook(work, contractorId)) > 0) return { ok: false, code: "not_possible" };
    const pages = await work.tx
      .selectDistinct({ service: seoPages.service })
      .from(seoPages)
      .where(eq(seoPages.contractorId, contractorId));
    const samples = samplePrices(pages.map(({ service }) => service));
    const rows = samples.map((sample) => ({ ...sample, contractorId, createdAt: work.now }));
    await work.tx.insert(prices).values(rows);
    return { ok: true, added: rows.length };
  });
}

export type PriceSaved = Result<{ priceId: string }, Refused<"not_found"> | Invalid>;

/**
 * Adds a price to the actor's business's price book, or updates the one with an id. Existing
 * estimates don't change.
 */
export async function savePrice(
  platform: Platform,
  actor: Actor,
  priceId: string | null,
  values: object,
): Promise<PriceSaved> {
  authorize(canChangePrices(actor));
  const checked = check(priceSchema, values);
  if (!checked.ok) return checked;
  const { name, unit, price: priceCents, taxable } = checked.value;
  const { contractorId } = actor;
  const row = { name, unit, priceCents: priceCents ?? 0, taxable };
  try {
    return await inTransaction<PriceSaved>(platform, async (work) => {
      const { tx, now } = work;
      if (priceId) {
        const changed = await tx
          .update(prices)
          .set({ ...row, updatedAt: now })
          .where(and(eq(prices.id, priceId), eq(prices.contractorId, contractorId)))
          .returning({ id: prices.id });
        return changed.length > 0 ? { ok: true, priceId } : { ok: false, code: "not_found" };
      }
      if ((await lockPriceBook(work, contractorId)) >= maxPrices) {
        return invalid({ name: `A price book can have up to ${maxPrices} prices` });
      }
      const id = newId();
      await tx.insert(prices).values({ id, contractorId, ...row, createdAt: now, updatedAt: now });
      return { ok: true, priceId: id };
    });
  } catch (error) {
    if (violationOf(error)?.constraint !== "prices_one_per_name") throw error;
    return invalid({ name: "Another price already has this name" });
  }
}

/** Deletes a price of the business; existing estimates don't change. */
export async function deletePrice(
  platform: Platform,
  actor: Actor,
  priceId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canChangePrices(actor));
  const deleted = await platform.database.query
    .delete(prices)
    .where(and(eq(prices.id, priceId), eq(prices.contractorId, actor.contractorId)))
    .returning({ id: prices.id });
  return deleted.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
}

/**
 * Locks the price book until the transaction ends, so of two concurrent saves the second counts the
 * first. @returns the number of prices
 */
async function lockPriceBook(work: Pick<UnitOfWork, "tx">, contractorId: string): Promise<number> {
  await lockBusinessRow(work, contractorId);
  const [counted] = await work.tx
    .select({ count: count() })
    .from(prices)
    .where(eq(prices.contractorId, contractorId));
  return counted?.count ?? 0;
}
