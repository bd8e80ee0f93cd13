import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { shortDay } from "../today/day-words.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a person has waited, in one short word or two: "4 min", "3 hr", "2 days". */
export function howLongAgo(moment: Date, now: Date): string {
  const past = Math.max(0, now.getTime() - moment.getTime());
  if (past < minute) return "just now";
  if (past < hour) return `${Math.floor(past / minute)} min`;
  if (past < day) return `${Math.floor(past / hour)} hr`;
  const days = Math.floor(past / day);
  return days === 1 ? "1 day" : `${days.toLocaleString("en-US")} days`;
}

/** When something happened, as a list says it: "4 min ago", "2 days ago", after a week "Jun 11" in this zone. */
export function timeAgo(moment: Date, now: Date, zone: string): string {
  const ago = howLongAgo(moment, now);
  if (ago === "just now") return ago;
  if (now.getTime() - moment.getTime() < 7 * day) return `${ago} ago`;
  const [on, today] = [dayOf(moment, zone), dayOf(now, zone)];
  return on.slice(0, 4) === today.slice(0, 4) ? shortDay(on) : `${shortDay(on)}, ${on.slice(0, 4)}`;
}
