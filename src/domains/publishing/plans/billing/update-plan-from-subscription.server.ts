import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type PlanKey, planKeys } from "~/domains/identity/contractors/contractors.ts";
import { type Signatory, system } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { laterThan } from "~/platform/clock.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Subscription } from "~/platform/payments/billing.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { auditPlanChange, lockPlan, type Plan } from "../change-plan.server.ts";
import { notifyStaffOfPlan } from "../notify-staff-of-plan.server.ts";
import { type PlanSubscription, planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { businessPlans } from "../plans.tables.server.ts";
import { nextLook } from "../plans.ts";
import { nextLookAt } from "./plan-subscriptions.ts";

/** Actor and action for the audit log; the system if a change came from the provider. */
export type ChangedBy = { actor: Signatory; action: string };

const byProvider: ChangedBy = { actor: system("plan-billing"), action: "plan.subscription" };

/**
 * Updates a business's plan from its subscription; idempotent. Only a payment revives a plan that ended.
 * @param asked the row as it was before the provider was queried
 * @returns whether it was saved; false if the row changed since, because this response may be older
 */
export async function updatePlanFromSubscription(
  platform: Platform,
  asked: Pick<PlanSubscription, "id" | "seenAt">,
  found: Subscription,
  by: ChangedBy = byProvider,
): Promise<boolean> {
  const rowId = asked.id;
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [row] = await tx
      .select()
      .from(planSubscriptions)
      .where(eq(planSubscriptions.id, rowId))
      .for(...lockRows(planSubscriptions));
    if (row?.state !== "live") return true;
    if (row.seenAt?.getTime() !== asked.seenAt?.getTime()) return false;
    const isOver = found.state === "over";
    const begins = found.state === "paid" && !row.beganAt;
    if (row.beganAt || begins) await writePlan(work, platform, row, found, by);
    await tx
      .update(planSubscriptions)
      .set({
        ...(isOver ? { state: "over", checkAt: null } : { checkAt: nextLookAt(now) }),
        ...(begins ? { beganAt: now } : {}),
        monthlyCents: found.cents,
        seenAt: laterThan(row.seenAt, now),
        updatedAt: now,
      })
      .where(eq(planSubscriptions.id, rowId));
    return true;
  });
}

async function writePlan(
  work: UnitOfWork,
  platform: Platform,
  { id, contractorId, plan: offered, beganAt }: PlanSubscription,
  found: Subscription,
  { actor, action }: ChangedBy,
): Promise<void> {
  const { tx, now } = work;
  const { settings } = platform;
  const before = await lockPlan(work, contractorId);
  if (before?.endedAt && found.state !== "paid") return;
  const prices = settings.stripe?.prices;
  const plan: PlanKey =
    planKeys.find((key) => prices?.[key] === found.priceId) ?? before?.plan ?? offered;
  const standing = {
    paidUntil: paidUntilOf(found, before, settings.timeZone),
    canceledAt: isCanceled(found) ? (before?.canceledAt ?? now) : null,
    endedAt: null,
    paidBy: "by_card" as const,
  };
  const isPaidAnew = !before || standing.paidUntil > before.paidUntil;
  const notices = isPaidAnew ? 0 : before.notices;
  if (before && !before.endedAt && isSame(before, { plan, ...standing })) return;
  const canceledBy = standing.canceledAt
    ? (before?.canceledBy ?? ("contractorId" in actor ? actor.id : null))
    : null;
  const dueAt = nextLook(standing, notices, settings.timeZone);
  const kept = { plan, ...standing, canceledBy, notices, dueAt, updatedAt: now };
  await tx
    .insert(businessPlans)
    .values({ contractorId, ...kept, createdAt: now })
    .onConflictDoUpdate({ target: businessPlans.contractorId, set: kept });
  await tx
    .update(contractorAccounts)
    .set({ selectedPlan: plan })
    .where(eq(contractorAccounts.id, contractorId));
  await auditPlanChange(work, actor, contractorId, {
    action,
    before: before && shown(before),
    after: shown({ plan, ...standing }),
  });
  if (beganAt && !before?.endedAt) return;
  const cause = `plan-taken:${id}:${standing.paidUntil}`;
  await notifyStaffOfPlan(work, platform, cause, { contractorId, news: "subscribed" });
}

/**
 * The last paid day. An unpaid period began on the last paid day; for an ended subscription the provider
 * only reports when it ended.
 */
function paidUntilOf(found: Subscription, before: Plan | null, zone: string): string {
  if (found.state === "paid") return dayOf(found.periodEnd, zone);
  if (found.state === "unpaid") return dayOf(found.periodStart, zone);
  return before?.paidUntil ?? dayOf(found.endedAt ?? found.periodStart, zone);
}

/** A business that didn't pay hasn't canceled: it gets the grace period of a past-due plan. */
const isCanceled = ({ state, cancelsAtEnd, wasCanceled }: Subscription) =>
  state === "over" ? wasCanceled : cancelsAtEnd;

type Shown = Pick<Plan, "plan" | "paidUntil" | "canceledAt" | "paidBy">;

const isSame = (before: Shown, after: Shown) =>
  before.plan === after.plan &&
  before.paidUntil === after.paidUntil &&
  before.paidBy === after.paidBy &&
  before.canceledAt?.getTime() === after.canceledAt?.getTime();

const shown = ({ plan, paidUntil, canceledAt }: Shown) => ({
  plan,
  paidUntil,
  canceled: canceledAt !== null,
});
