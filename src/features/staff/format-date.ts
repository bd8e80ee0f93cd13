/** The three date formats of `staff.dates`, in the operator's time zone. */
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

/** Writes a moment as one of three formats (`staff.dates`): "Nov 20, 19:05", "Nov 20, 2026". */
export function formatDate(moment: Date | string, format: DateFormat, timeZone: string): string {
  const options = { ...parts[format], timeZone, hourCycle: "h23" as const };
  const found = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", options)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const day = `${found.month} ${found.day}`;
  const time = `${found.hour}:${found.minute}`;
  if (format === "MMM d, HH:mm") return `${day}, ${time}`;
  return format === "MMM d, yyyy" ? `${day}, ${found.year}` : `${day}, ${found.year} ${time}`;
}
