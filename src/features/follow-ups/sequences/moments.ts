import { localTime, momentAt } from "~/features/time-zones/local-time.ts";

const day = 24 * 60 * 60 * 1000;
const evening = 18 * 60;

/**
 * How a message that had to wait speaks of the enquiry: " last night", " yesterday", " on Friday"; empty
 * while it is still the same day (`follow-ups.merge-fields`, the field `asked`).
 */
export function askedWhen(askedAt: Date, now: Date, zone: string): string {
  const [asked, today] = [localTime(askedAt, zone), localTime(now, zone)];
  const days =
    (Date.UTC(today.year, today.month, today.day) - Date.UTC(asked.year, asked.month, asked.day)) /
    day;
  if (days <= 0) return "";
  if (days === 1) return asked.minutes >= evening ? " last night" : " yesterday";
  return ` on ${askedAt.toLocaleDateString("en-US", { weekday: "long", timeZone: zone })}`;
}

/** Two times on the business's next working days: "Tue at 9 AM or Wed at 2 PM" (the field `two_times`). */
export function twoTimes(now: Date, zone: string): string {
  const noons = [1, 2, 3, 4, 5].map((later) => momentAt(zone, now, later, 12 * 60));
  const [first = now, second = now] = noons.filter(
    (noon) => ![0, 6].includes(localTime(noon, zone).weekday),
  );
  const name = (moment: Date) =>
    moment.toLocaleDateString("en-US", { weekday: "short", timeZone: zone });
  return `${name(first)} at 9 AM or ${name(second)} at 2 PM`;
}

/** A moment by somebody's own clock: "Fri, Nov 20, 2:14 PM". */
export function formatMoment(moment: Date, zone: string): string {
  return moment.toLocaleString("en-US", {
    timeZone: zone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}

/** A zone as people call it: "Eastern Time". */
export function zoneName(zone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longGeneric",
  }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
