import { and, asc, eq, exists, isNotNull, lte, ne, or } from "drizzle-orm";
import { contractorAccounts, readOwners } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  assignNumber,
  type ChangedSender,
  removeTrackedNumber,
  selectTrackedNumbers,
  senders,
  trackedNumbers,
} from "~/domains/phone-numbers/index.server.ts";
import { endSubscriptionOf } from "~/domains/publishing/publishing.jobs.server.ts";
import { businessPlans, planSubscriptions } from "~/domains/publishing/publishing.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  isSystem,
  type SystemActor,
  type Territory,
} from "~/domains/shared/index.ts";
import {
  inTerritory,
  leaveWaitingLists,
  lockTerritories,
  pausePage,
  seoPages,
  territoryWaits,
} from "~/domains/storefront/index.server.ts";
import { forEachDue } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { lockPlan, type Plan } from "./change-plan.server.ts";
import { findActiveSubscription, listLivePages } from "./find-plan.server.ts";
import {
  type PlanNotice,
  planEmail,
  planEndedAlert,
  territoryOpenEmail,
  unpaidNumbersAlert,
} from "./plans.emails.server.ts";
import { planChanged } from "./plans.events.ts";
import { endOf, lastDayOf, nextCheck, numberGraceDays } from "./plans.ts";

/** Processes every due plan once, and removes numbers of plans that ended long ago. */
export async function processDuePlans(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const { contractorId, dueAt } = businessPlans;
  await forEachDue(
    platform,
    { id: contractorId, contractorId, dueAt },
    (row) => processDuePlan(platform, actor, row.contractorId),
    "plan check failed",
  );
  await retireNumbers(platform, actor);
}

async function processDuePlan(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<void> {
  authorize(isSystem(actor));
  const zone = platform.settings.timeZone;
  await inTransaction(platform, async (work) => {
    const plan = await lockPlan(work, contractorId);
    if (!plan?.dueAt || plan.dueAt > work.now) return;
    const live = await findActiveSubscription(work.tx, contractorId);
    if (live && platform.billing && (live.seenAt ?? live.createdAt) < plan.dueAt) {
      await requestProviderCheck(work, live.id);
      return;
    }
    if (endOf(plan, zone) <= work.now) {
      await endPlan(work, platform, actor, plan);
      if (live) work.enqueue(endSubscriptionOf, { rowId: live.id });
      return notifyOwners(work, contractorId, "ended", lastDayOf(plan));
    }
    const notices = plan.notices + 1;
    await work.tx
      .update(businessPlans)
      .set({ notices, dueAt: nextCheck(plan, notices, zone) })
      .where(eq(businessPlans.contractorId, contractorId));
    work.record(planChanged, { contractorId });
    await notifyOwners(work, contractorId, "past-due", `${plan.paidUntil}:${notices}`);
  });
}

/** Makes the subscription due for a provider check, so a recent payment isn't missed. */
async function requestProviderCheck({ tx, now }: UnitOfWork, rowId: string): Promise<void> {
  await tx
    .update(planSubscriptions)
    .set({ checkAt: now })
    .where(and(eq(planSubscriptions.id, rowId), eq(planSubscriptions.state, "live")));
}

async function notifyOwners(
  work: UnitOfWork,
  contractorId: string,
  news: PlanNotice,
  when: string,
) {
  for (const { id, email } of await readOwners(work, contractorId)) {
    await queueEmail(work, planEmail, {
      to: email,
      cause: `plan:${contractorId}:${news}:${when}:${id}`,
      subjectId: id,
      contractorId,
      params: { contractorId, news },
    });
  }
}

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
  const pages = await listLivePages(tx, contractorId);
  await lockTerritories(work, pages);
  await leaveWaitingLists(work, contractorId);
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

/** Removes numbers of businesses whose plan ended `numberGraceDays` ago; notifies staff (`plans.number`). */
export async function retireNumbers(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const since = platform.clock.now().getTime() - numberGraceDays * 24 * 60 * 60_000;
  const { query } = platform.database;
  const { contractorId, endedAt } = businessPlans;
  const own = query
    .select({ id: senders.contractorId })
    .from(senders)
    .where(and(eq(senders.contractorId, contractorId), isNotNull(senders.phone)));
  const tracked = query
    .select({ id: trackedNumbers.id })
    .from(trackedNumbers)
    .where(eq(trackedNumbers.contractorId, contractorId));
  const due = await query
    .select({ contractorId, endedAt })
    .from(businessPlans)
    .where(and(lte(endedAt, new Date(since)), or(exists(own), exists(tracked))));
  for (const plan of due) {
    await retireNumbersOf(platform, actor, plan).catch((error) =>
      platform.log.error("texting number removal failed", { error }),
    );
  }
}

type EndedPlan = Pick<typeof businessPlans.$inferSelect, "contractorId" | "endedAt">;

/** @throws if one of its numbers can't be removed */
async function retireNumbersOf(platform: Platform, actor: Actor, plan: EndedPlan): Promise<void> {
  const { contractorId, endedAt } = plan;
  if (!(await isStillEnded(platform, plan))) return;
  const tracked = await notifyStaffOfNumbers(platform, contractorId, String(endedAt?.getTime()));
  for (const id of tracked) {
    // The business may have bought its plan again meanwhile.
    if (!(await isStillEnded(platform, plan))) return;
    throwIfRejected(await removeTrackedNumber(platform, actor, contractorId, id));
  }
  if (!(await isStillEnded(platform, plan))) return;
  throwIfRejected(await assignNumber(platform, actor, contractorId, null));
}

async function isStillEnded(
  { database: { query } }: Platform,
  { contractorId, endedAt }: EndedPlan,
): Promise<boolean> {
  const [plan] = await query
    .select({ endedAt: businessPlans.endedAt })
    .from(businessPlans)
    .where(eq(businessPlans.contractorId, contractorId));
  return plan?.endedAt?.getTime() === endedAt?.getTime();
}

function throwIfRejected(changed: ChangedSender): void {
  if (!changed.ok) throw new Error(`Number update rejected: ${changed.code}`);
}

/** Emails staff the numbers before they are removed. @returns the ids of its tracked numbers */
function notifyStaffOfNumbers(
  platform: Platform,
  contractorId: string,
  since: string,
): Promise<string[]> {
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    const ownRows = await tx
      .select({ phone: senders.phone })
      .from(senders)
      .where(eq(senders.contractorId, contractorId));
    const tracked = await selectTrackedNumbers(tx, contractorId);
    await queueEmail(work, unpaidNumbersAlert, {
      to: platform.settings.contactEmail,
      cause: `numbers-free:${contractorId}:${since}`,
      subjectId: contractorId,
      contractorId,
      params: {
        contractorId,
        phones: [...ownRows, ...tracked].flatMap(({ phone }) => phone ?? []),
      },
    });
    return tracked.map(({ id }) => id);
  });
}
