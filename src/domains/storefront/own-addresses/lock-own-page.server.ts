import { and, eq } from "drizzle-orm";
import type { BusinessMember } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Locks a page of the actor's business until the transaction ends, so changes to its addresses run one after
 * the other.
 */
export async function lockOwnPage(
  { tx }: UnitOfWork,
  actor: BusinessMember,
  pageId: string,
): Promise<boolean> {
  const held = await tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(eq(seoPages.id, pageId), eq(seoPages.contractorId, actor.contractorId)))
    .for(...lockRows(seoPages));
  return held.length > 0;
}
