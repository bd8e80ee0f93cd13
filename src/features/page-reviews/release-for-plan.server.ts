import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { system } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { pageHolds, seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { waitsForPlan } from "~/features/business-pages/business-pages.ts";
import { lockPages, publishPage } from "~/features/business-pages/publish-page.server.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { hasPlan } from "~/features/plans/find-plan.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Publishes what waited for a plan once its business has one (`onboarding.drafts-pages`): pages that were more than
 * come without one, and pages whose free period ended. What staff have to look at as well goes on waiting.
 */
export async function releaseForPlan(
  work: UnitOfWork,
  { payload: { contractorId } }: Happened<{ contractorId: string }>,
): Promise<void> {
  const { tx } = work;
  if (!(await hasPlan(tx, contractorId))) return;
  const held = await tx
    .select({ id: seoPages.id, reason: pageHolds.reason })
    .from(pageHolds)
    .innerJoin(seoPages, eq(seoPages.id, pageHolds.pageId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(
      and(eq(seoPages.contractorId, contractorId), isNotNull(contractorAccounts.emailVerifiedAt)),
    )
    .orderBy(seoPages.service, seoPages.id);
  await lockPages(
    work,
    held.map(({ id }) => id),
  );
  for (const [id, holds] of Map.groupBy(held, (hold) => hold.id)) {
    const reasons = holds.map(({ reason }) => reason);
    const ended = reasons.filter(waitsForPlan);
    if (ended.length === 0) continue;
    await tx
      .delete(pageHolds)
      .where(and(eq(pageHolds.pageId, id), inArray(pageHolds.reason, ended)));
    if (ended.length < reasons.length) continue;
    const outcome = await publishPage(work, id);
    await recordChange(work, system("release-for-plan"), {
      action: "page.publish",
      entity: "seo_page",
      entityId: id,
      before: { held: reasons },
      after: { status: outcome },
    });
  }
}
