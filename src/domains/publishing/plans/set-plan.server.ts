import { changeSelectedPlan, lockBusinessRow } from "~/domains/identity/index.server.ts";
import { canSetPlans } from "~/domains/publishing/publishing.policy.ts";
import { businessPlans } from "~/domains/publishing/publishing.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { expirePlanCheckout } from "./billing/refresh-plan-checkout.server.ts";
import { auditPlanChange, lockPlan } from "./change-plan.server.ts";
import { findCurrentSubscription } from "./find-plan.server.ts";
import type { PaidPlan } from "./plans.schema.ts";
import { endOf, nextCheck } from "./plans.ts";

type PlanSet = Result<object, Refused<"not_found" | "not_possible" | "unavailable"> | Invalid>;

/**
 * Records what a business has paid for and until when, as agreed with staff. A past-due, canceled, or ended
 * plan continues; staff republish its paused pages. An open card checkout of the owner is expired first, so
 * no one pays twice.
 */
export async function setPlan(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  paid: PaidPlan,
): Promise<PlanSet> {
  authorize(canSetPlans(actor));
  const terms = {
    paidUntil: paid.paid_until,
    canceledAt: null,
    endedAt: null,
    paidBy: "by_hand" as const,
  };
  if (endOf(terms, platform.settings.timeZone) <= platform.clock.now()) {
    return invalid({ paid_until: "This date would end the plan right away. Check the year." });
  }
  const current =
    platform.billing && (await findCurrentSubscription(platform.database.query, contractorId));
  const seen =
    current?.state === "checkout" ? await expirePlanCheckout(platform, current.id) : "ended";
  if (seen !== "ended" && seen !== "subscribed") return { ok: false, code: "unavailable" };
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockBusinessRow(work, contractorId))) return { ok: false, code: "not_found" };
    const billed = platform.billing && (await findCurrentSubscription(tx, contractorId));
    if (billed?.state === "live") return { ok: false, code: "not_possible" };
    if (billed) return { ok: false, code: "unavailable" };
    const { plan, paid_until: paidUntil } = paid;
    await changeSelectedPlan(work, contractorId, plan);
    const before = await lockPlan(work, contractorId);
    const dueAt = nextCheck(terms, 0, platform.settings.timeZone);
    const columns = { plan, ...terms, canceledBy: null, notices: 0, dueAt, updatedAt: now };
    await tx
      .insert(businessPlans)
      .values({ contractorId, ...columns, createdAt: now })
      .onConflictDoUpdate({ target: businessPlans.contractorId, set: columns });
    await auditPlanChange(work, actor, contractorId, {
      action: "plan.set",
      before: before && { plan: before.plan, paidUntil: before.paidUntil },
      after: { plan, paidUntil },
    });
    return { ok: true };
  });
}
