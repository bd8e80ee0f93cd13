import { addDays, type LocalDay, momentOn } from "~/domains/shared/index.ts";

/** The fields that determine a plan's state; days in the operator's time zone. */
export type PlanStanding = {
  /** The last paid day. */
  paidUntil: LocalDay;
  canceledAt: Date | null;
  endedAt: Date | null;
};

/** How a plan is paid: as agreed with staff, or at the provider's checkout. */
export const planPaymentMethods = ["by_hand", "by_card"] as const;

export type PlanState = "active" | "canceled" | "past_due" | "ended";

/** Grace period of an unpaid plan that wasn't canceled, in days after its last paid day. */
const graceDays = 14;

/** How long a business keeps its numbers after its plan ended, in days (`plans.number`). */
export const numberGraceDays = 30;

/** Days after the last paid day on which owners get a past-due notice. */
const noticeDays = [1, 7] as const;

/** The state of a plan on a day (`plans.end`). */
export function planState(plan: PlanStanding, today: LocalDay): PlanState {
  if (plan.endedAt) return "ended";
  if (plan.canceledAt) return "canceled";
  return today > plan.paidUntil ? "past_due" : "active";
}

/** The last day of a plan that was canceled or is no longer paid. */
export const lastDayOf = ({ paidUntil, canceledAt }: PlanStanding): LocalDay =>
  canceledAt ? paidUntil : addDays(paidUntil, graceDays);

/** The first moment after a plan's last day. */
export const endOf = (plan: PlanStanding, zone: string): Date =>
  momentOn(zone, addDays(lastDayOf(plan), 1), 0);

/** When a plan is processed next, to send a past-due notice or to end it; null once it ended. */
export function nextCheck(plan: PlanStanding, notices: number, zone: string): Date | null {
  if (plan.endedAt) return null;
  const notice = plan.canceledAt ? undefined : noticeDays[notices];
  if (notice === undefined) return endOf(plan, zone);
  // At 9 AM, not midnight.
  return momentOn(zone, addDays(plan.paidUntil, notice), 9 * 60);
}

/** States: open checkout, active subscription, or neither anymore. */
export const subscriptionStates = ["checkout", "live", "over"] as const;

/** How long a checkout can be used. */
export const pageMinutes = 120;

const minute = 60_000;
const subscriptionPollInterval = 6 * 60 * minute;

/** When to poll the provider again about a checkout without a webhook; less often as it gets older. */
export function nextCheckoutPoll(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, 10 * minute), 60 * minute));
}

/** When to poll the provider again about a subscription, with or without webhooks. */
export const nextCheckAt = (now: Date): Date => new Date(now.getTime() + subscriptionPollInterval);

/** When to retry after the provider was unreachable. */
export const retryAt = (now: Date): Date => new Date(now.getTime() + 10 * minute);
