import { addDays, type LocalDay, momentOn } from "~/domains/shared/time-zones/local-day.ts";

/** What a plan's way follows from; days by the operator's calendar. */
export type PlanStanding = {
  /** The last day that is paid for. */
  paidUntil: LocalDay;
  canceledAt: Date | null;
  endedAt: Date | null;
};

/** How a plan is paid: on the provider's page, or as staff agree. */
export const waysToPay = ["by_hand", "by_card"] as const;

export type PlanState = "active" | "canceled" | "past_due" | "ended";

/** So long after the last paid day a plan that nobody canceled goes on. */
const graceDays = 14;

/** So many days after its end a plan's numbers stay with the business (`plans.number`). */
export const numberDays = 30;

/** On these days after the last paid one owners are told that it is past due. */
const noticeDays = [1, 7] as const;

/** Where a plan stands on a day (`plans.states`). */
export function planState(plan: PlanStanding, today: LocalDay): PlanState {
  if (plan.endedAt) return "ended";
  if (plan.canceledAt) return "canceled";
  return today > plan.paidUntil ? "past_due" : "active";
}

/** The last day of a plan that was canceled, or that is not paid any more. */
export const lastDayOf = ({ paidUntil, canceledAt }: PlanStanding): LocalDay =>
  canceledAt ? paidUntil : addDays(paidUntil, graceDays);

/** The first moment after a plan. */
export const endOf = (plan: PlanStanding, zone: string): Date =>
  momentOn(zone, addDays(lastDayOf(plan), 1), 0);

/** When a plan is looked at next: to tell that it is past due, or to end it; null once it ended. */
export function nextLook(plan: PlanStanding, notices: number, zone: string): Date | null {
  if (plan.endedAt) return null;
  const notice = plan.canceledAt ? undefined : noticeDays[notices];
  if (notice === undefined) return endOf(plan, zone);
  // Nobody is written to at midnight.
  return momentOn(zone, addDays(plan.paidUntil, notice), 9 * 60);
}
