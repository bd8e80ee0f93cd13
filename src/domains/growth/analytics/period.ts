import { addDays, type LocalDay, weekOf } from "~/domains/shared/time-zones/local-day.ts";
import { readDay } from "~/domains/shared/time-zones/read-day.ts";

/** The periods that are a press away. */
export const periodChoices = ["7d", "30d", "90d", "12m"] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export const periodLabels: Record<PeriodChoice, string> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
  "12m": "12 months",
};

/** Days of a business's calendar, both ends among them. */
export type Days = { from: LocalDay; to: LocalDay };

export type Period = Days & {
  /** Null for days of their own. */
  choice: PeriodChoice | null;
  /** As many days right before. */
  before: Days;
};

/** The longest period that can be chosen, in days. */
const longestPeriod = 731;
/** Longer ones are shown by week. */
const maxSingleDays = 14;

const countedDays: Record<Exclude<PeriodChoice, "12m">, number> = { "7d": 7, "30d": 30, "90d": 90 };

/** How many days there are, both ends counted. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The period that an address names; where it names none, or none that can be, 30 days. */
export function readPeriod(query: URLSearchParams, today: LocalDay): Period {
  const [from, to] = [readDay(query.get("from")), readDay(query.get("to"))];
  if (from && to && problemOfDays(from, to, today) === null) return withBefore({ from, to }, null);
  const choice = periodChoices.find((one) => one === query.get("period")) ?? "30d";
  return withBefore({ from: firstDayOf(choice, today), to: today }, choice);
}

/** Why the days that an address names are no period; null where they are one, or none are named. */
export function problemOfPeriod(query: URLSearchParams, today: LocalDay): string | null {
  if (!query.get("from") && !query.get("to")) return null;
  const [from, to] = [readDay(query.get("from")), readDay(query.get("to"))];
  return from && to ? problemOfDays(from, to, today) : "Choose both dates";
}

function problemOfDays(from: LocalDay, to: LocalDay, today: LocalDay): string | null {
  if (from > to) return "The start date must be on or before the end date";
  if (to > today) return "Choose dates up to today";
  return lengthOf({ from, to }) > longestPeriod ? "Choose two years or less" : null;
}

function firstDayOf(choice: PeriodChoice, today: LocalDay): LocalDay {
  if (choice !== "12m") return addDays(today, 1 - countedDays[choice]);
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  // The day after the same one a year ago; of February 29 that is March 2.
  return new Date(Date.UTC(year - 1, month - 1, day + 1)).toISOString().slice(0, 10);
}

function withBefore(days: Days, choice: PeriodChoice | null): Period {
  const before = { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
  return { ...days, choice, before };
}

/** Whether a period is shown day by day; a longer one is by week. */
export const isByDay = (days: Days): boolean => lengthOf(days) <= maxSingleDays;

/** The days or weeks of a period, in their order, each by its first day; a week begins on Sunday. */
export function stretchesOf(days: Days): LocalDay[] {
  const step = isByDay(days) ? 1 : 7;
  const found: LocalDay[] = [];
  for (let day = stretchOf(days, days.from); day <= days.to; day = addDays(day, step)) {
    found.push(day);
  }
  return found;
}

/** In which of them a day is. */
export const stretchOf = (days: Days, day: LocalDay): LocalDay =>
  isByDay(days) ? day : weekOf(day);
