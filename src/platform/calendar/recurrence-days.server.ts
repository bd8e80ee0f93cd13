import rrule from "rrule";

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The days that a rule of RFC 5545 names, such as "FREQ=WEEKLY;INTERVAL=2". Days have no zone, so that
 * no change of clocks moves one.
 * @param first the day that the rule counts from, such as "2026-11-23"
 * @returns those from `from` to `to`, both included
 */
export function recurrenceDays(
  rule: string,
  { first, from, to }: { first: string; from: string; to: string },
): string[] {
  const named = new rrule.RRule({
    ...rrule.RRule.parseString(rule),
    dtstart: midnight(first),
  });
  return named
    .between(midnight(from), midnight(to), true)
    .map((day) => day.toISOString().slice(0, 10));
}
