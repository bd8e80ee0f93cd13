import { and, count, eq } from "drizzle-orm";
import { lockBusinessRow } from "~/domains/identity/contractors/lock-business-row.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { violationOf } from "~/platform/database/violations.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { canChangePrices } from "./price-book.policy.ts";
import { priceSchema } from "./price-book.schema.ts";
import { prices } from "./price-book.tables.server.ts";
import { maxPrices } from "./price-book.ts";

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
  const gone = await platform.database.query
    .delete(prices)
    .where(and(eq(prices.id, priceId), eq(prices.contractorId, actor.contractorId)))
    .returning({ id: prices.id });
  return gone.length > 0 ? { ok: true } : { ok: false, code: "not_found" };
}

/**
 * Locks the price book until the transaction ends, so of two concurrent saves the second counts the
 * first. @returns the number of prices
 */
export async function lockPriceBook(
  work: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<number> {
  await lockBusinessRow(work, contractorId);
  const [kept] = await work.tx
    .select({ count: count() })
    .from(prices)
    .where(eq(prices.contractorId, contractorId));
  return kept?.count ?? 0;
}
