import rrule from "rrule";

const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The days that an RFC 5545 rule such as "FREQ=WEEKLY;INTERVAL=2" produces. Days have no time zone,
 * so a clock change never moves one.
 * @param first the day the rule starts from, such as "2026-11-23"
 * @returns the days from `from` to `to`, inclusive
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
