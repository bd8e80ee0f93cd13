import { asc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadPrices } from "./price-book.policy.ts";
import { prices } from "./price-book.tables.server.ts";
import { maxPrices } from "./price-book.ts";

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
