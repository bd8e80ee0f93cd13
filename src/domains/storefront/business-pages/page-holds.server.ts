import { and, eq, inArray } from "drizzle-orm";
import { pageHolds } from "~/domains/storefront/storefront.tables.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { HoldReason } from "./business-pages.ts";

type NewHold = { pageId: string; reason: HoldReason; otherPageId?: string | null };

/** Puts pages on hold, as businesses and staff learn by other means; existing holds are unchanged. */
export async function holdPages({ tx, now }: UnitOfWork, holds: readonly NewHold[]): Promise<void> {
  if (holds.length === 0) return;
  const rows = holds.map((hold) => ({ ...hold, createdAt: now, notifiedAt: now }));
  await tx.insert(pageHolds).values(rows).onConflictDoNothing();
}

/** Records that a page's business and staff were notified of its holds. */
export async function markHoldsNotified({ tx, now }: UnitOfWork, pageId: string): Promise<void> {
  await tx.update(pageHolds).set({ notifiedAt: now }).where(eq(pageHolds.pageId, pageId));
}

/** Removes a page's holds for these reasons; the page stays as it is. */
export async function removeHolds(
  { tx }: Pick<UnitOfWork, "tx">,
  pageId: string,
  reasons: readonly HoldReason[],
): Promise<void> {
  await tx
    .delete(pageHolds)
    .where(and(eq(pageHolds.pageId, pageId), inArray(pageHolds.reason, [...reasons])));
}
