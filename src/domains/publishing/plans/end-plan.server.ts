import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import type { SystemActor } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Territory } from "~/domains/shared/services/territory.ts";
import {
  seoPages,
  territoryWaits,
} from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { inTerritory } from "~/domains/storefront/business-pages/in-territory.server.ts";
import {
  lockTerritories,
  pausePage,
} from "~/domains/storefront/business-pages/publish-page.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { Plan } from "./change-plan.server.ts";
import { livePages } from "./live-pages.server.ts";
import { planEndedAlert, territoryOpenEmail } from "./plans.emails.server.ts";
import { planChanged } from "./plans.events.ts";
import { businessPlans } from "./plans.tables.server.ts";

/**
 * Ends a plan locked by the caller: pauses its pages, opens its territories, removes it from waiting lists,
 * and notifies staff and the businesses waiting for its territories (`plans.end`). Deletes nothing else.
 */
export async function endPlan(
  work: UnitOfWork,
  platform: Platform,
  actor: SystemActor,
  { contractorId, plan, paidUntil }: Plan,
): Promise<void> {
  const { tx, now } = work;
  const pages = await livePages(tx, contractorId);
  await lockTerritories(work, pages);
  const own = tx
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(eq(seoPages.contractorId, contractorId));
  await tx.delete(territoryWaits).where(inArray(territoryWaits.pageId, own));
  for (const page of pages) {
    await pausePage(work, page.id);
    await notifyWaitingBusinesses(work, page, paidUntil);
  }
  await tx
    .update(businessPlans)
    .set({ endedAt: now, dueAt: null, updatedAt: now })
    .where(eq(businessPlans.contractorId, contractorId));
  await recordChange(work, actor, {
    action: "plan.end",
    entity: "contractor",
    entityId: contractorId,
    before: { plan, paidUntil },
    after: { paused: pages.map(({ id }) => id) },
  });
  work.record(planChanged, { contractorId });
  await queueEmail(work, planEndedAlert, {
    to: platform.settings.contactEmail,
    cause: `plan-ended:${contractorId}:${paidUntil}`,
    subjectId: contractorId,
    contractorId,
    params: { contractorId, pageIds: pages.map(({ id }) => id) },
  });
}

/** Emails the businesses waiting for a territory that it is open, in waiting order (`plans.end`). */
export async function notifyWaitingBusinesses(
  work: UnitOfWork,
  page: Territory & { id: string },
  since: string,
): Promise<void> {
  const waiting = await work.tx
    .select({
      pageId: seoPages.id,
      contractorId: contractorAccounts.id,
      email: contractorAccounts.email,
      verifiedAt: contractorAccounts.emailVerifiedAt,
    })
    .from(territoryWaits)
    .innerJoin(seoPages, eq(seoPages.id, territoryWaits.pageId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, seoPages.contractorId))
    .where(and(inTerritory(page), ne(seoPages.status, "live")))
    .orderBy(asc(territoryWaits.createdAt), asc(seoPages.id));
  for (const [index, { pageId, contractorId, email, verifiedAt }] of waiting.entries()) {
    if (!verifiedAt) continue;
    await queueEmail(work, territoryOpenEmail, {
      to: email,
      cause: `territory-free:${page.id}:${since}:${pageId}`,
      subjectId: pageId,
      contractorId,
      params: { pageId, place: index + 1 },
    });
  }
}
