import type { TypedRepeat } from "~/domains/schedule/schedule.schema.ts";
import type { RepeatChoice } from "~/domains/schedule/schedule.ts";
import { addDays, type LocalDay, longDay, weekdayOf } from "~/domains/shared/index.ts";
import { recurrenceDays } from "~/platform/calendar/calendar.server.ts";
import type { Invalid } from "~/platform/result.ts";
import { invalid } from "~/platform/result.ts";
import { recurrenceText as text } from "./recurrences.text.en.ts";
import {
  formatRule,
  frequencyOf,
  isInSeason,
  isLastOfMonth,
  parseRule,
  type RecurrenceRule,
  type RepeatUnit,
} from "./recurrences.ts";

/** A recurring job's rule, its first day, and its last if it ends. */
export type Repeat = { rule: string; firstDay: LocalDay; lastDay: LocalDay | null };

const intervals: Record<Exclude<RepeatChoice, "custom">, [number, RepeatUnit]> = {
  weekly: [1, "week"],
  two_weeks: [2, "week"],
  four_weeks: [4, "week"],
  monthly: [1, "month"],
  quarterly: [3, "month"],
  half_year: [6, "month"],
  yearly: [1, "year"],
};

/** The choice of the form for a rule. */
export const choiceFor = ({ unit, interval }: RecurrenceRule): RepeatChoice => {
  const found = Object.entries(intervals).find(
    ([, rule]) => rule[0] === interval && rule[1] === unit,
  );
  return (found?.[0] as RepeatChoice | undefined) ?? "custom";
};

/**
 * Reads how a job recurs from its first appointment on. Null if it doesn't; the errors name the
 * fields.
 */
export function readRepeat(
  typed: TypedRepeat,
  firstDay: LocalDay,
): { ok: true; value: Repeat | null } | Invalid {
  if (!typed.repeats) return { ok: true, value: null };
  const { repeats, repeat_every, repeat_unit, season_from: from, season_to: to } = typed;
  if (repeats === "custom" && !(repeat_every && repeat_unit)) {
    return invalid({ repeat_every: "Enter how often it repeats" });
  }
  const [interval, unit] =
    repeats === "custom" ? [repeat_every ?? 1, repeat_unit ?? "week"] : intervals[repeats];
  const on = typed.repeat_on ?? "date";
  const isMonthly = unit === "month" || unit === "year";
  if (isMonthly && on === "last_weekday" && !isLastOfMonth(firstDay)) {
    const weekday = text.weekdays[weekdayOf(firstDay)];
    const message = `${longDay(firstDay)} isn’t the last ${weekday} of its month. Choose another day.`;
    return invalid({ repeat_on: message });
  }
  if (!from !== !to) return invalid({ [from ? "season_to" : "season_from"]: "Choose both months" });
  const season = from && to && unit !== "year" ? { from, to } : null;
  if (!isInSeason(season, firstDay)) return invalid({ season_from: outOfSeason(firstDay) });
  const { repeats_until: until = null, repeat_count: count = null } = typed;
  if (until && count) {
    return invalid({ repeat_count: "Choose a last day or a number of appointments, not both" });
  }
  if (until && until <= firstDay) {
    return invalid({ repeats_until: "Choose a day after the first appointment" });
  }
  const rule = formatRule({ unit, interval, on, season, count }, firstDay);
  const value = { rule, firstDay, lastDay: until ?? lastDayOf(rule, firstDay) };
  if (until && daysOfRepeat(value, { limit: 2 }).length < 2) {
    return invalid({ repeats_until: "It wouldn’t repeat by then. Choose a later day." });
  }
  return { ok: true, value };
}

const outOfSeason = (day: LocalDay) =>
  `The first appointment, ${longDay(day)}, isn’t within these months`;

/** The latest day that the days of a rule without an end are listed to. */
const farAway = (first: LocalDay) => addDays(first, 366 * 120);

/** The last day of a rule that ends after a number of appointments; null for any other. */
export function lastDayOf(rule: string, first: LocalDay): LocalDay | null {
  if (parseRule(rule)?.count == null) return null;
  return recurrenceDays(rule, { first, from: first, to: farAway(first) }).at(-1) ?? first;
}

/** The days of a recurring job, in order; none for a rule that this version can't read. */
export function daysOfRepeat(
  { rule, firstDay, lastDay }: Repeat,
  { from = firstDay, to, limit }: { from?: LocalDay; to?: LocalDay; limit?: number } = {},
): LocalDay[] {
  if (!parseRule(rule)) return [];
  const end = to ?? farAway(firstDay);
  const last = lastDay && lastDay < end ? lastDay : end;
  if (from > last) return [];
  return recurrenceDays(rule, {
    first: firstDay,
    from,
    to: last,
    ...(limit === undefined ? {} : { limit }),
  });
}

/** A recurring job's columns for its rule. */
export function repeatColumns({ rule, firstDay, lastDay }: Repeat) {
  const parsed = parseRule(rule);
  if (!parsed) throw new Error("Unknown recurrence rule");
  return { frequency: frequencyOf(parsed), rule, firstDay, lastDay };
}

/**
 * How a recurring job continues from one of its appointments that moves to another day: at the same
 * pace, on that day's weekday or date, for the appointments that remain. Null if the day is out of season.
 */
export function continueRepeat(
  before: Repeat,
  { from, firstDay }: { from: LocalDay; firstDay: LocalDay },
): Repeat | null {
  const parsed = parseRule(before.rule);
  if (!parsed || !isInSeason(parsed.season, firstDay)) return null;
  const done = daysOfRepeat(before, { to: addDays(from, -1) }).length;
  const count = parsed.count === null ? null : Math.max(1, parsed.count - done);
  const rule = formatRule({ ...parsed, count }, firstDay);
  const { lastDay } = before;
  const byDay = lastDay && lastDay < firstDay ? firstDay : lastDay;
  return { rule, firstDay, lastDay: count === null ? byDay : lastDayOf(rule, firstDay) };
}

/** Whether two rules have the same pace: each appointment of one corresponds to one of the other. */
export function isSamePace(one: string, other: string): boolean {
  const [a, b] = [parseRule(one), parseRule(other)];
  const paceOf = (rule: RecurrenceRule | null) =>
    rule && [rule.unit, rule.interval, rule.season?.from, rule.season?.to].join();
  return paceOf(a) !== null && paceOf(a) === paceOf(b);
}
