import { eq } from "drizzle-orm";
import { changeSelectedPlan, contractorAccounts } from "~/domains/identity/index.server.ts";
import { findPlan } from "~/domains/identity/index.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { canChangePlan } from "~/domains/publishing/publishing.policy.ts";
import { businessPlans } from "~/domains/publishing/publishing.tables.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, dayOf, type Signatory } from "~/domains/shared/index.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type PlanChosen, planChosenAlert } from "./plans.emails.server.ts";
import { planChanged } from "./plans.events.ts";
import { nextCheck } from "./plans.ts";

export type Plan = typeof businessPlans.$inferSelect;
type Changed = Result<{ changed: boolean }, Refused<"not_found" | "already_done">>;

/** Locks the plan of a business; null if it has none. */
export async function lockPlan({ tx }: UnitOfWork, contractorId: string): Promise<Plan | null> {
  const [plan] = await tx
    .select()
    .from(businessPlans)
    .where(eq(businessPlans.contractorId, contractorId))
    .for(...lockRows(businessPlans));
  return plan ?? null;
}

/** Saves which plan the actor's business wants and notifies staff; it is charged once staff agree. */
export async function choosePlan(
  platform: Platform,
  actor: Actor,
  typed: string,
): Promise<Result<object, Invalid | Refused<"not_found">>> {
  authorize(canChangePlan(actor));
  const plan = findPlan(typed);
  if (!plan) return invalid({ plan: "Choose a plan" });
  return inTransaction(platform, async (work) => {
    const [before] = await work.tx
      .select({ selectedPlan: contractorAccounts.selectedPlan })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, actor.contractorId))
      .for(...lockRows(contractorAccounts));
    if (!before) return { ok: false, code: "not_found" };
    if (before.selectedPlan === plan) return { ok: true };
    await changeSelectedPlan(work, actor.contractorId, plan);
    await auditPlanChange(work, actor, actor.contractorId, {
      action: "plan.choose",
      before: { plan: before.selectedPlan },
      after: { plan },
    });
    const today = dayOf(work.now, platform.settings.timeZone);
    const cause = `plan-wanted:${actor.contractorId}:${plan}:${today}`;
    await notifyStaffOfPlan(work, platform, cause, {
      contractorId: actor.contractorId,
      news: "wanted",
    });
    return { ok: true };
  });
}

/** Cancels the plan of the actor's business after its last paid day (`plans.cancel`). Idempotent. */
export async function cancelPlan(platform: Platform, actor: Actor): Promise<Changed> {
  authorize(canChangePlan(actor));
  return change(platform, actor, actor.contractorId, "plan.cancel", (plan, now) =>
    plan.canceledAt ? null : { canceledAt: now, canceledBy: actor.id },
  );
}

/** Undoes a cancellation while the plan hasn't ended (`plans.cancel`). */
export async function undoPlanCancellation(platform: Platform, actor: Actor): Promise<Changed> {
  authorize(canChangePlan(actor));
  return change(platform, actor, actor.contractorId, "plan.keep", (plan) =>
    plan.canceledAt ? { canceledAt: null, canceledBy: null } : null,
  );
}

async function change(
  platform: Platform,
  actor: Signatory,
  contractorId: string,
  action: string,
  decide: (plan: Plan, now: Date) => Partial<Plan> | null,
): Promise<Changed> {
  return inTransaction(platform, async (work) => {
    const plan = await lockPlan(work, contractorId);
    if (!plan) return { ok: false, code: "not_found" };
    if (plan.endedAt) return { ok: false, code: "already_done" };
    const decided = decide(plan, work.now);
    if (!decided) return { ok: true, changed: false };
    const next = { ...plan, ...decided };
    const dueAt = nextCheck(next, plan.notices, platform.settings.timeZone);
    await work.tx
      .update(businessPlans)
      .set({ ...decided, dueAt, updatedAt: work.now })
      .where(eq(businessPlans.contractorId, contractorId));
    await auditPlanChange(work, actor, contractorId, {
      action,
      before: { canceled: plan.canceledAt !== null },
      after: { canceled: next.canceledAt !== null, paidUntil: plan.paidUntil },
    });
    return { ok: true, changed: true };
  });
}

/** Audits a change of a plan. */
export async function auditPlanChange(
  work: UnitOfWork,
  actor: Signatory,
  contractorId: string,
  what: { action: string; before: object | null; after: object },
): Promise<void> {
  await recordChange(work, actor, { ...what, entity: "contractor", entityId: contractorId });
  work.record(planChanged, { contractorId });
}

/** Notifies staff that a business wants a plan or pays for one by card, so they can set up its page. */
export function notifyStaffOfPlan(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  cause: string,
  params: PlanChosen,
): Promise<void> {
  const { contractorId } = params;
  const to = settings.contactEmail;
  return queueEmail(work, planChosenAlert, {
    to,
    cause,
    subjectId: contractorId,
    contractorId,
    params,
  });
}
