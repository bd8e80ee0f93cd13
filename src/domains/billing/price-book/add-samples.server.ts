import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangePrices } from "./price-book.policy.ts";
import { prices } from "./price-book.tables.server.ts";
import { samplePrices } from "./sample-prices.ts";
import { lockPriceBook } from "./save-price.server.ts";

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
