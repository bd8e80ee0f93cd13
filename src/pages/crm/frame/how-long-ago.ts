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
