import { and, eq, inArray } from "drizzle-orm";
import { pageHolds, seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import type { HoldReason } from "~/features/business-pages/business-pages.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Hold } from "./find-name-holds.server.ts";

/** Why these pages are held, by page; pages that aren't are left out. */
export async function readHolds(
  db: Reader,
  pageIds: readonly string[],
): Promise<Map<string, HoldReason[]>> {
  if (pageIds.length === 0) return new Map();
  const rows = await db
    .select({ pageId: pageHolds.pageId, reason: pageHolds.reason })
    .from(pageHolds)
    .where(inArray(pageHolds.pageId, [...pageIds]))
    .orderBy(pageHolds.reason);
  const byPage = new Map<string, HoldReason[]>();
  for (const { pageId, reason } of rows)
    byPage.set(pageId, [...(byPage.get(pageId) ?? []), reason]);
  return byPage;
}

/** Holds the drafted pages of a business for these reasons; what holds them already stays. */
export async function holdDrafts(
  { tx, now }: UnitOfWork,
  contractorId: string,
  holds: readonly Hold[],
): Promise<void> {
  if (holds.length === 0) return;
  const drafts = await tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "draft")));
  const rows = drafts.flatMap(({ id }) =>
    holds.map((hold) => ({ pageId: id, ...hold, createdAt: now, notifiedAt: now })),
  );
  if (rows.length > 0) await tx.insert(pageHolds).values(rows).onConflictDoNothing();
}
