import { dateFormat, dayOf, type LocalDay } from "~/domains/shared/index.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats a waiting time: "4 min", "3 hr", "2 days". */
export function formatElapsed(moment: Date, now: Date): string {
  const past = Math.max(0, now.getTime() - moment.getTime());
  if (past < minute) return "just now";
  if (past < hour) return `${Math.floor(past / minute)} min`;
  if (past < day) return `${Math.floor(past / hour)} hr`;
  const days = Math.floor(past / day);
  return days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`;
}

/** Formats a past time for a list: "4 min ago", "2 days ago", or "Jun 11" in this zone after a week. */
export function timeAgo(moment: Date, now: Date, zone: string): string {
  const ago = formatElapsed(moment, now);
  if (ago === "just now") return ago;
  if (now.getTime() - moment.getTime() < 7 * day) return `${ago} ago`;
  const [on, today] = [dayOf(moment, zone), dayOf(now, zone)];
  return on.slice(0, 4) === today.slice(0, 4) ? shortDay(on) : `${shortDay(on)}, ${on.slice(0, 4)}`;
}

/** Formats a day as "Sunday, November 22". */
export const formatLongDay = (day: LocalDay): string =>
  write(day, { weekday: "long", month: "long" });

/** Formats a day as "Nov 22". */
export const shortDay = (day: LocalDay): string => write(day, { month: "short" });

function write(day: LocalDay, format: Intl.DateTimeFormatOptions): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return dateFormat({ day: "numeric", ...format, timeZone: "UTC" }).format(noon);
}
