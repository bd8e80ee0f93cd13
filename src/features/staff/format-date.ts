/** The three date formats of `staff.dates`. */
export type DateFormat = "MMM d, HH:mm" | "MMM d, yyyy" | "MMM d, yyyy HH:mm";

const parts: Record<DateFormat, Intl.DateTimeFormatOptions> = {
  "MMM d, HH:mm": { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" },
  "MMM d, yyyy": { month: "short", day: "numeric", year: "numeric" },
  "MMM d, yyyy HH:mm": {
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  },
};

/**
 * Writes a moment as one of three formats (`staff.dates`): "Nov 20, 19:05", "Nov 20, 2026"; with a
 * 12-hour clock "Nov 20, 7:05 PM" (`schedule.clock`).
 */
export function formatDate(
  moment: Date | string,
  format: DateFormat,
  timeZone: string,
  hourCycle: "h23" | "h12" = "h23",
): string {
  const options = { ...parts[format], timeZone, hourCycle };
  const found = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", options)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const day = `${found.month} ${found.day}`;
  const time = found.dayPeriod
    ? `${Number(found.hour)}:${found.minute} ${found.dayPeriod}`
    : `${found.hour}:${found.minute}`;
  if (format === "MMM d, HH:mm") return `${day}, ${time}`;
  return format === "MMM d, yyyy" ? `${day}, ${found.year}` : `${day}, ${found.year} ${time}`;
}
