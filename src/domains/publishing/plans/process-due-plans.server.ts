import { and, eq } from "drizzle-orm";
import { readOwners } from "~/domains/identity/members/read-owners.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findLive } from "./billing/find-subscription.server.ts";
import { lockPlan } from "./change-plan.server.ts";
import { endPlan } from "./end-plan.server.ts";
import { planSubscriptions } from "./plan-subscriptions.tables.server.ts";
import { type PlanNotice, planEmail } from "./plans.emails.server.ts";
import { planChanged } from "./plans.events.ts";
import { endSubscriptionOf } from "./plans.jobs.server.ts";
import { businessPlans } from "./plans.tables.server.ts";
import { endOf, lastDayOf, nextLook } from "./plans.ts";
import { retireNumbers } from "./retire-numbers.server.ts";

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
    const live = await findLive(work.tx, contractorId);
    if (live && platform.billing && (live.seenAt ?? live.createdAt) < plan.dueAt) {
      await pollProviderSoon(work, live.id);
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
      .set({ notices, dueAt: nextLook(plan, notices, zone) })
      .where(eq(businessPlans.contractorId, contractorId));
    work.record(planChanged, { contractorId });
    await notifyOwners(work, contractorId, "past-due", `${plan.paidUntil}:${notices}`);
  });
}

/** Polls the provider before the plan is processed, so a recent payment isn't missed. */
async function pollProviderSoon({ tx, now }: UnitOfWork, rowId: string): Promise<void> {
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
