import { addDays, type LocalDay, weekdayOf } from "~/domains/shared/index.ts";
import { recurrenceText as text } from "./recurrences.text.en.ts";

/** The only rules that versions before `parseRule` describe; see `frequencyOf`. */
export const frequencies = ["weekly", "two_weeks", "monthly_weekday", "monthly_date"] as const;
export type Frequency = (typeof frequencies)[number];

export const repeatUnits = ["day", "week", "month", "year"] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** Which day of its month a job repeats on: that of the first appointment, read in three ways. */
export const repeatDays = ["date", "weekday", "last_weekday"] as const;
type RepeatDay = (typeof repeatDays)[number];

/** Months from 1 to 12, inclusive; one that ends before it begins spans the new year. */
export type Season = { from: number; to: number };

/** How a job recurs from its first day on. */
export type RecurrenceRule = {
  unit: RepeatUnit;
  interval: number;
  /** For months and years; days and weeks have no choice. */
  on: RepeatDay;
  /** Null for the whole year, and for years. */
  season: Season | null;
  /** How many appointments; null if it ends on a day, or never. */
  count: number | null;
};

/** Maximum units between two appointments, and appointments of a job that ends after some. */
export const maxInterval = 99;
export const maxCount = 365;

/** Days ahead for which visits of recurring jobs are scheduled: a year, and the same day of it. */
export const horizonDays = 366;

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"] as const;

const dateOf = (day: LocalDay) => Number(day.slice(8));
const monthOf = (day: LocalDay) => Number(day.slice(5, 7));
/** 0 for the month's first occurrence of its weekday; a fifth counts as the last. */
const placeOf = (day: LocalDay) => Math.min(4, Math.floor((dateOf(day) - 1) / 7));

/** Whether a day is the last of its weekday in its month. */
export const isLastOfMonth = (day: LocalDay): boolean => monthOf(addDays(day, 7)) !== monthOf(day);

export const isInSeason = (season: Season | null, day: LocalDay): boolean =>
  season === null || monthsOf(season).includes(monthOf(day));

/** A season's months, in its order: November to March are 11, 12, 1, 2, 3. */
function monthsOf({ from, to }: Season): number[] {
  const length = ((to - from + 12) % 12) + 1;
  return Array.from({ length }, (_, at) => ((from - 1 + at) % 12) + 1);
}

/** The RFC 5545 text of a rule that begins on this day, which it includes. */
export function formatRule(rule: RecurrenceRule, first: LocalDay): string {
  const { unit, interval, season, count } = rule;
  const frequency = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" }[unit];
  const months = unit === "year" ? [monthOf(first)] : season ? monthsOf(season) : [];
  return [
    `FREQ=${frequency}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(months.length === 0 || months.length === 12 ? [] : [`BYMONTH=${months.join(",")}`]),
    ...(unit === "month" || unit === "year" ? dayOfMonth(rule.on, first) : []),
    ...(count === null ? [] : [`COUNT=${count}`]),
  ].join(";");
}

function dayOfMonth(on: RepeatDay, first: LocalDay): string[] {
  const date = dateOf(first);
  if (on !== "date") {
    const place = placeOf(first);
    const isLast = place === 4 || (on === "last_weekday" && isLastOfMonth(first));
    return [`BYDAY=${isLast ? -1 : place + 1}${weekdays[weekdayOf(first)]}`];
  }
  if (date <= 28) return [`BYMONTHDAY=${date}`];
  // In a month without a 31st, the last day.
  const ends = Array.from({ length: date - 27 }, (_, at) => 28 + at);
  return [`BYMONTHDAY=${ends.join(",")}`, "BYSETPOS=-1"];
}

const parts = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d?$/,
  BYMONTH: /^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2])){0,11}$/,
  BYDAY: /^(?:-1|[1-4])(?:SU|MO|TU|WE|TH|FR|SA)$/,
  BYMONTHDAY: /^(?:[1-9]|1\d|2[0-8]|28,29(?:,30(?:,31)?)?)$/,
  BYSETPOS: /^-1$/,
  COUNT: /^[1-9]\d{0,2}$/,
};

const units: Record<string, RepeatUnit> = {
  DAILY: "day",
  WEEKLY: "week",
  MONTHLY: "month",
  YEARLY: "year",
};

/**
 * Reads a rule as `formatRule` writes it; null for any other, such as one that an imported file
 * made up.
 */
export function parseRule(text: string): RecurrenceRule | null {
  const found = new Map(text.split(";").map((part) => part.split("=", 2) as [string, string]));
  if ([...found].map((part) => part.join("=")).join(";") !== text) return null;
  for (const [name, value] of found) {
    const pattern = Object.hasOwn(parts, name) ? parts[name as keyof typeof parts] : null;
    if (!pattern?.test(value)) return null;
  }
  const unit = units[found.get("FREQ") ?? ""];
  if (!unit) return null;
  const [onWeekday, onDate] = [found.get("BYDAY"), found.get("BYMONTHDAY")];
  const isMonthly = unit === "month" || unit === "year";
  if (isMonthly ? !onWeekday === !onDate : onWeekday || onDate || found.has("BYSETPOS"))
    return null;
  const months = found.get("BYMONTH")?.split(",").map(Number) ?? [];
  const [from, to] = [months[0], months.at(-1)];
  const season = from && to && unit !== "year" ? { from, to } : null;
  if (season && monthsOf(season).join() !== months.join()) return null;
  if (unit === "year" && months.length !== 1) return null;
  return {
    unit,
    interval: Number(found.get("INTERVAL") ?? 1),
    on: !onWeekday ? "date" : onWeekday.startsWith("-1") ? "last_weekday" : "weekday",
    season,
    count: found.has("COUNT") ? Number(found.get("COUNT")) : null,
  };
}

/** The nearest rule that the version before `parseRule` describes: it reads this column. */
export function frequencyOf({ unit, interval, on }: RecurrenceRule): Frequency {
  if (unit === "week") return interval === 2 ? "two_weeks" : "weekly";
  if (unit === "day") return "weekly";
  return on === "date" ? "monthly_date" : "monthly_weekday";
}

/**
 * How often a job recurs, within a sentence: "every 2 weeks on Tuesday", "every 3 months on the
 * second Monday, April through October".
 */
export function describeRule(rule: string, first: LocalDay): string {
  const parsed = parseRule(rule);
  if (!parsed) return text.unknown;
  const { unit, interval, season } = parsed;
  const weekday = text.weekdays[weekdayOf(first)] ?? "";
  const frequency = text.every[unit](interval, weekday);
  const day = unit === "month" || unit === "year" ? describeDay(parsed, first) : "";
  return `${frequency}${day}${season ? text.season(season.from, season.to) : ""}`;
}

function describeDay({ unit, on }: RecurrenceRule, first: LocalDay): string {
  const [month, date] = [monthOf(first), dateOf(first)];
  const isYearly = unit === "year";
  if (on === "date") {
    return isYearly ? text.onDateOfYear(month, date) : text.onDate(date);
  }
  const place = text.places[on === "last_weekday" ? 4 : placeOf(first)] ?? "";
  const weekday = text.weekdays[weekdayOf(first)] ?? "";
  return isYearly ? text.onWeekdayOfYear(month, place, weekday) : text.onWeekday(place, weekday);
}

/** A recurring job's rule with its end: "every Tuesday, 10 times", "every day until Mar 1, 2027". */
export function describeRecurrence({
  rule,
  firstDay,
  lastDay,
}: {
  rule: string;
  firstDay: LocalDay;
  lastDay: LocalDay | null;
}): string {
  const count = parseRule(rule)?.count ?? null;
  const frequency = describeRule(rule, firstDay);
  if (count !== null) return `${frequency}${text.times(count)}`;
  return lastDay ? `${frequency}${text.until(lastDay)}` : frequency;
}
