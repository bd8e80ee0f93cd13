import { and, eq } from "drizzle-orm";
import { changeSelectedPlan } from "~/domains/identity/index.server.ts";
import { type PlanKey, planKeys } from "~/domains/identity/index.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  auditPlanChange,
  lockPlan,
  notifyStaffOfPlan,
  type Plan,
} from "~/domains/publishing/plans/change-plan.server.ts";
import {
  findActiveSubscription,
  findSubscriptionRow,
} from "~/domains/publishing/plans/find-plan.server.ts";
import { subscriptionMissingAlert } from "~/domains/publishing/plans/plans.emails.server.ts";
import { nextCheck, nextCheckAt, retryAt } from "~/domains/publishing/plans/plans.ts";
import { canSetPlans } from "~/domains/publishing/publishing.policy.ts";
import {
  businessPlans,
  type PlanSubscription,
  planSubscriptions,
} from "~/domains/publishing/publishing.tables.server.ts";
import { type Actor, authorize, dayOf, type Signatory, system } from "~/domains/shared/index.ts";
import { laterThan } from "~/platform/clock.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { isUnknown, type Subscription } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";

/** More conflicts than this aren't expected. */
const maxRounds = 4;

/**
 * Refreshes a subscription from the provider and saves it. Repeats if another process saved it in the
 * meantime, since this response may be the older one.
 * @returns whether the provider responded
 */
export async function refreshSubscription(
  platform: Platform,
  rowId: string,
  changedBy?: ChangedBy,
  rounds = maxRounds,
): Promise<boolean> {
  const { query } = platform.database;
  const row = await findSubscriptionRow(query, rowId);
  if (row?.state !== "live" || !row.subscriptionId) return true;
  const result = await platform.billing?.find(row.subscriptionId);
  if (result?.ok) {
    if (await updatePlanFromSubscription(platform, row, result.subscription, changedBy))
      return true;
    return rounds > 1 && refreshSubscription(platform, rowId, changedBy, rounds - 1);
  }
  if (result && isUnknown(result) && (await handleMissingSubscription(platform, row))) return true;
  if (result) {
    const error = new Error(`${result.code ?? "no code"}: ${result.reason}`);
    platform.log.warn("subscription lookup failed", { error });
  }
  const now = platform.clock.now();
  await query
    .update(planSubscriptions)
    .set({ checkAt: result?.again === false ? nextCheckAt(now) : retryAt(now) })
    .where(and(eq(planSubscriptions.id, rowId), eq(planSubscriptions.state, "live")));
  return false;
}

/** Actor and action for the audit log; the system if a change came from the provider. */
type ChangedBy = { actor: Signatory; action: string };

const byProvider: ChangedBy = { actor: system("plan-billing"), action: "plan.subscription" };

/**
 * Updates a business's plan from its subscription; idempotent. Only a payment revives a plan that ended.
 * @param subscriptionRow the row as it was before the provider was queried
 * @returns whether it was saved; false if the row changed since, because this response may be older
 */
export async function updatePlanFromSubscription(
  platform: Platform,
  subscriptionRow: Pick<PlanSubscription, "id" | "seenAt">,
  subscription: Subscription,
  changedBy: ChangedBy = byProvider,
): Promise<boolean> {
  const rowId = subscriptionRow.id;
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [row] = await tx
      .select()
      .from(planSubscriptions)
      .where(eq(planSubscriptions.id, rowId))
      .for(...lockRows(planSubscriptions));
    if (row?.state !== "live") return true;
    if (row.seenAt?.getTime() !== subscriptionRow.seenAt?.getTime()) return false;
    const isOver = subscription.state === "over";
    const begins = subscription.state === "paid" && !row.beganAt;
    if (row.beganAt || begins) await writePlan(work, platform, row, subscription, changedBy);
    await tx
      .update(planSubscriptions)
      .set({
        ...(isOver ? { state: "over", checkAt: null } : { checkAt: nextCheckAt(now) }),
        ...(begins ? { beganAt: now } : {}),
        monthlyCents: subscription.cents,
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
  subscription: Subscription,
  { actor, action }: ChangedBy,
): Promise<void> {
  const { tx, now } = work;
  const { settings } = platform;
  const before = await lockPlan(work, contractorId);
  if (before?.endedAt && subscription.state !== "paid") return;
  const prices = settings.stripe?.prices;
  const plan: PlanKey =
    planKeys.find((key) => prices?.[key] === subscription.priceId) ?? before?.plan ?? offered;
  const terms = {
    paidUntil: paidUntilOf(subscription, before, settings.timeZone),
    canceledAt: isCanceled(subscription) ? (before?.canceledAt ?? now) : null,
    endedAt: null,
    paidBy: "by_card" as const,
  };
  const isRenewed = !before || terms.paidUntil > before.paidUntil;
  const notices = isRenewed ? 0 : before.notices;
  if (before && !before.endedAt && isSame(before, { plan, ...terms })) return;
  const canceledBy = terms.canceledAt
    ? (before?.canceledBy ?? ("contractorId" in actor ? actor.id : null))
    : null;
  const dueAt = nextCheck(terms, notices, settings.timeZone);
  const columns = { plan, ...terms, canceledBy, notices, dueAt, updatedAt: now };
  await tx
    .insert(businessPlans)
    .values({ contractorId, ...columns, createdAt: now })
    .onConflictDoUpdate({ target: businessPlans.contractorId, set: columns });
  await changeSelectedPlan(work, contractorId, plan);
  await auditPlanChange(work, actor, contractorId, {
    action,
    before: before && shown(before),
    after: shown({ plan, ...terms }),
  });
  if (beganAt && !before?.endedAt) return;
  const cause = `plan-taken:${id}:${terms.paidUntil}`;
  await notifyStaffOfPlan(work, platform, cause, { contractorId, news: "subscribed" });
}

/**
 * The last paid day. An unpaid period began on the last paid day; for an ended subscription the provider
 * only reports when it ended.
 */
function paidUntilOf(subscription: Subscription, before: Plan | null, zone: string): string {
  if (subscription.state === "paid") return dayOf(subscription.periodEnd, zone);
  if (subscription.state === "unpaid") return dayOf(subscription.periodStart, zone);
  return before?.paidUntil ?? dayOf(subscription.endedAt ?? subscription.periodStart, zone);
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

/**
 * Handles a subscription the provider doesn't know. If the provider knows the customer, the subscription
 * was deleted there, and the plan is treated as canceled. Otherwise the account may be the wrong one, and
 * staff decide.
 * @returns whether it was resolved
 */
async function handleMissingSubscription(
  platform: Platform,
  row: PlanSubscription,
): Promise<boolean> {
  const customer = row.customerId ? await platform.billing?.findCustomer(row.customerId) : null;
  const isDeleted = customer?.ok === true;
  // The customer's state is unknown for now: retry later without notifying staff.
  if (customer && !customer.ok && !isUnknown(customer)) return false;
  if (isDeleted && !(await settleMissingSubscription(platform, row))) return false;
  const day = dayOf(platform.clock.now(), platform.settings.timeZone);
  const { contractorId } = row;
  await inTransaction(platform, (work) =>
    queueEmail(work, subscriptionMissingAlert, {
      to: platform.settings.contactEmail,
      // For a wrong account, staff get one email a day, however many businesses pay by card.
      cause: isDeleted ? `plan-lost:${row.id}` : `plans-unknown:${day}`,
      subjectId: contractorId,
      contractorId,
      params: { contractorId, isDeleted },
    }),
  );
  return isDeleted;
}

/**
 * Treats a plan as canceled if the provider still doesn't know its subscription. If the provider knows it
 * now, saves its state instead.
 */
export async function endPlanWithoutSubscription(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"already_done" | "not_possible" | "unavailable">>> {
  authorize(canSetPlans(actor));
  const { billing, database } = platform;
  const row = await findActiveSubscription(database.query, contractorId);
  if (!row || !billing) return { ok: false, code: "already_done" };
  const result = await billing.find(row.subscriptionId);
  if (result.ok) {
    await updatePlanFromSubscription(platform, row, result.subscription);
    return { ok: false, code: "not_possible" };
  }
  if (!isUnknown(result)) return { ok: false, code: "unavailable" };
  const isSettled = await settleMissingSubscription(platform, row, { actor, action: "plan.lost" });
  return isSettled ? { ok: true } : { ok: false, code: "already_done" };
}

function settleMissingSubscription(
  platform: Platform,
  row: PlanSubscription,
  changedBy?: ChangedBy,
): Promise<boolean> {
  const now = platform.clock.now();
  const missing: Subscription = {
    subscriptionId: row.subscriptionId ?? "",
    reference: row.id,
    itemId: "",
    priceId: "",
    cents: row.monthlyCents,
    state: "over",
    periodStart: now,
    periodEnd: now,
    cancelsAtEnd: false,
    endedAt: now,
    wasCanceled: true,
  };
  return updatePlanFromSubscription(platform, row, missing, changedBy);
}
