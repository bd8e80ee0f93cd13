/** Counts on the page stop here: it shows "10,000+" instead. */
export const maxCounted = 10_000;

/** Days of new leads over which response times are measured. */
export const responseTimeDays = 30;
export const maxMeasured = 1_000;

/** A number as the page shows it: "1,250", or "10,000+" beyond `maxCounted`. */
export const shownCount = (count: number): string =>
  count.toLocaleString("en-US") + (count >= maxCounted ? "+" : "");

const units = [
  { seconds: 86_400, one: "day", many: "days", short: { one: "day", many: "days" } },
  { seconds: 3_600, one: "hour", many: "hours", short: { one: "hr", many: "hr" } },
  { seconds: 60, one: "minute", many: "minutes", short: { one: "min", many: "min" } },
  { seconds: 1, one: "second", many: "seconds", short: { one: "sec", many: "sec" } },
] as const;

/** Formats a duration in its two largest units: "1 hour 5 minutes". */
export const formatDuration = (milliseconds: number): string =>
  formatTwoUnits(milliseconds, (unit) => unit);

/** Abbreviated: "1 hr 5 min". */
export const formatShortDuration = (milliseconds: number): string =>
  formatTwoUnits(milliseconds, ({ short }) => short);

function formatTwoUnits(
  milliseconds: number,
  namesOf: (unit: (typeof units)[number]) => { one: string; many: string },
): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds === 0) return "less than a second";
  const at = units.findIndex((unit) => seconds >= unit.seconds);
  const parts: string[] = [];
  let rest = seconds;
  for (const unit of units.slice(at, at + 2)) {
    const count = Math.floor(rest / unit.seconds);
    rest -= count * unit.seconds;
    const { one, many } = namesOf(unit);
    if (count > 0) parts.push(`${count} ${count === 1 ? one : many}`);
  }
  return parts.join(" ");
}
