import { addDays, dayOf, localTime } from "~/domains/shared/index.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";

const day = 24 * 60 * 60 * 1000;
const evening = 18 * 60;

/**
 * How a delayed message refers to the request: " last night", " yesterday", " on Friday"; empty on
 * the same day (the merge field `asked`).
 */
export function formatRequestedWhen(requestedAt: Date, now: Date, zone: string): string {
  const [requested, today] = [localTime(requestedAt, zone), localTime(now, zone)];
  const days =
    (Date.UTC(today.year, today.month, today.day) -
      Date.UTC(requested.year, requested.month, requested.day)) /
    day;
  if (days <= 0) return "";
  if (days === 1) return requested.minutes >= evening ? " last night" : " yesterday";
  return ` on ${dateFormat({ weekday: "long", timeZone: zone }).format(requestedAt)}`;
}

/**
 * Two times to choose from, by the business's clock: "Tue at 9 AM or Wed at 2 PM", "today at noon
 * or 2 PM", with the date if a week or more ahead (the field `two_times`).
 */
export function formatTwoTimes(times: readonly [Date, Date], now: Date, zone: string): string {
  const today = dayOf(now, zone);
  const nameDay = (moment: Date) => {
    const day = dayOf(moment, zone);
    if (day === today) return "today";
    const isFar = day >= addDays(today, 7);
    const date = isFar ? ({ month: "short", day: "numeric" } as const) : {};
    return dateFormat({ weekday: "short", ...date, timeZone: zone }).format(moment);
  };
  const [first, second] = times;
  const isSameDay = dayOf(first, zone) === dayOf(second, zone);
  const secondDay = isSameDay ? "" : `${nameDay(second)} at `;
  return `${nameDay(first)} at ${formatClockTime(first, zone)} or ${secondDay}${formatClockTime(second, zone)}`;
}

function formatClockTime(moment: Date, zone: string): string {
  const { minutes } = localTime(moment, zone);
  const [hour, past] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 12 * 60) return "noon";
  const clock =
    past === 0 ? `${hour % 12 || 12}` : `${hour % 12 || 12}:${String(past).padStart(2, "0")}`;
  return `${clock} ${hour < 12 ? "AM" : "PM"}`;
}

/** Formats a time in a zone: "Fri, Nov 20, 2:14 PM". */
export function formatMoment(moment: Date, zone: string): string {
  const format = dateFormat({
    timeZone: zone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return format.format(moment);
}

/** A zone's common name: "Eastern Time". */
export function zoneName(zone: string): string {
  const parts = dateFormat({ timeZone: zone, timeZoneName: "longGeneric" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
