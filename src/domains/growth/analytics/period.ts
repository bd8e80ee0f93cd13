import { addDays, type LocalDay, readDay, weekOf } from "~/domains/shared/index.ts";

/** The preset periods. */
export const periodChoices = ["7d", "30d", "90d", "12m"] as const;
export type PeriodChoice = (typeof periodChoices)[number];

export const periodLabels: Record<PeriodChoice, string> = {
  "7d": "7 days",
  "30d": "30 days",
  "90d": "90 days",
  "12m": "12 months",
};

/** Days in the business's time zone, both inclusive. */
export type Days = { from: LocalDay; to: LocalDay };

export type Period = Days & {
  /** Null for a custom period. */
  choice: PeriodChoice | null;
  /** The previous period of the same length. */
  before: Days;
};

/** The longest custom period, in days. */
const maxPeriodDays = 731;
/** Longer periods are shown by week. */
const maxSingleDays = 14;

const countedDays: Record<Exclude<PeriodChoice, "12m">, number> = { "7d": 7, "30d": 30, "90d": 90 };

/** The number of days, both ends inclusive. */
export const lengthOf = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The query string's period; 30 days if missing or invalid. */
export function readPeriod(query: URLSearchParams, today: LocalDay): Period {
  const [from, to] = [readDay(query.get("from")), readDay(query.get("to"))];
  if (from && to && validateDays(from, to, today) === null)
    return withPreviousPeriod({ from, to }, null);
  const choice =
    periodChoices.find((periodChoice) => periodChoice === query.get("period")) ?? "30d";
  return withPreviousPeriod({ from: firstDayOf(choice, today), to: today }, choice);
}

/** Why the query string's custom days are invalid; null if they are valid or missing. */
export function validatePeriod(query: URLSearchParams, today: LocalDay): string | null {
  if (!query.get("from") && !query.get("to")) return null;
  const [from, to] = [readDay(query.get("from")), readDay(query.get("to"))];
  return from && to ? validateDays(from, to, today) : "Choose both dates";
}

function validateDays(from: LocalDay, to: LocalDay, today: LocalDay): string | null {
  if (from > to) return "The start date must be on or before the end date";
  if (to > today) return "Choose dates up to today";
  return lengthOf({ from, to }) > maxPeriodDays ? "Choose two years or less" : null;
}

function firstDayOf(choice: PeriodChoice, today: LocalDay): LocalDay {
  if (choice !== "12m") return addDays(today, 1 - countedDays[choice]);
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  // The day after the same date a year ago; March 2 for February 29.
  return new Date(Date.UTC(year - 1, month - 1, day + 1)).toISOString().slice(0, 10);
}

function withPreviousPeriod(days: Days, choice: PeriodChoice | null): Period {
  const before = { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
  return { ...days, choice, before };
}

/** Whether a period is shown by day; longer ones are shown by week. */
export const isByDay = (days: Days): boolean => lengthOf(days) <= maxSingleDays;

/** A period's days or weeks, in order, each by its first day; weeks begin on Sunday. */
export function intervalsOf(days: Days): LocalDay[] {
  const step = isByDay(days) ? 1 : 7;
  const localDays: LocalDay[] = [];
  for (let day = intervalContaining(days, days.from); day <= days.to; day = addDays(day, step)) {
    localDays.push(day);
  }
  return localDays;
}

/** The day or week that contains a day. */
export const intervalContaining = (days: Days, day: LocalDay): LocalDay =>
  isByDay(days) ? day : weekOf(day);
