import { addDays, type LocalDay, momentOn } from "~/domains/shared/time-zones/local-day.ts";

/** Days relative to the due date on which an unpaid invoice's customer is reminded. */
const reminderDays = [-3, 1, 8] as const;

const nineOClock = 9 * 60;

/** The next reminder time in the business's time zone; null after the last one. */
export function nextReminder(dueOn: LocalDay, zone: string, now: Date): Date | null {
  const moments = reminderDays.map((days) => momentOn(zone, addDays(dueOn, days), nineOClock));
  return moments.find((moment) => moment > now) ?? null;
}
