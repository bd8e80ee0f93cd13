import { businessPageText as text } from "../business-page.text.en.ts";
import { type OpenHours, type PageDetails, type Weekday, weekdays } from "./page-content.ts";

/** The name of a day or of a range of days: "Mon–Fri". */
export type HoursLine = { days: string; hours: string };

const shortName = (day: Weekday) => day.slice(0, 1).toUpperCase() + day.slice(1, 3);
const isAllDay = ({ opens, closes }: OpenHours) => opens === "00:00" && closes === "00:00";

/** Hours for display, with consecutive equal days grouped; empty if unknown. */
export function hoursLines(hours: PageDetails["hours"]): HoursLine[] {
  if (!hours) return [];
  const lines: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const shown = describe(hours[day]);
    const last = lines.at(-1);
    if (last?.hours === shown) last.to = day;
    else lines.push({ from: day, to: day, hours: shown });
  }
  return lines.map(({ from, to, hours: shown }) => ({
    days: from === to ? shortName(from) : `${shortName(from)}–${shortName(to)}`,
    hours: shown,
  }));
}

/** Opening hours in schema.org format; closed days are omitted. */
export function openingHours(hours: PageDetails["hours"]): object[] {
  return weekdays.flatMap((day) => {
    const open = hours?.[day];
    if (!open) return [];
    const { opens, closes } = open;
    return {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day.slice(0, 1).toUpperCase()}${day.slice(1)}`,
      opens,
      closes: closes === "00:00" ? "23:59" : closes,
    };
  });
}

function describe(open: OpenHours | undefined): string {
  if (!open) return text.closed;
  return isAllDay(open) ? text.openAllDay : text.openFromTo(clock(open.opens), clock(open.closes));
}

/** Formats "17:30" as "5:30 PM". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${half}`;
}
