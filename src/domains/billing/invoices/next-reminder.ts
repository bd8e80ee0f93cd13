import { addDays, type LocalDay, momentOn } from "~/domains/shared/time-zones/local-day.ts";

/** On these days, counted from the due day, a customer is reminded as long as something is left to pay. */
const reminderDays = [-3, 1, 8] as const;

const nineOClock = 9 * 60;

/** When a customer is reminded next, by the business's clocks; null after the last time. */
export function nextReminder(dueOn: LocalDay, zone: string, now: Date): Date | null {
  const moments = reminderDays.map((days) => momentOn(zone, addDays(dueOn, days), nineOClock));
  return moments.find((moment) => moment > now) ?? null;
}
