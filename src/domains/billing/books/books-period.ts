import { addDays, type LocalDay, longDay, monthOf, readDay } from "~/domains/shared/index.ts";

/** The preset periods of the books. */
export const booksPeriods = [
  "this_month",
  "last_month",
  "this_quarter",
  "last_quarter",
  "this_year",
  "last_year",
] as const;
export type BooksPeriodChoice = (typeof booksPeriods)[number];

export const booksPeriodLabels: Record<BooksPeriodChoice, string> = {
  this_month: "This month",
  last_month: "Last month",
  this_quarter: "This quarter",
  last_quarter: "Last quarter",
  this_year: "This year",
  last_year: "Last year",
};

/** Days in the business's time zone, both inclusive. */
export type BooksDays = { from: LocalDay; to: LocalDay };

/** `choice` is null for custom dates. */
export type BooksPeriod = BooksDays & { choice: BooksPeriodChoice | null };

/** The longest custom period, in days: two years. */
const maxDays = 731;

/** The query string's period; the default one if it's missing or invalid. */
export function readBooksPeriod(
  query: URLSearchParams,
  today: LocalDay,
  byDefault: BooksPeriodChoice = "this_month",
): BooksPeriod {
  const [from, to] = [readDay(query.get("from")), readDay(query.get("to"))];
  if (from && to && findProblem(from, to, today) === null) return { from, to, choice: null };
  const choice = booksPeriods.find((one) => one === query.get("period")) ?? byDefault;
  return { ...daysOf(choice, today), choice };
}

/** Why the query string's custom dates are invalid; null if they are valid or missing. */
export function validateBooksPeriod(query: URLSearchParams, today: LocalDay): string | null {
  if (!query.get("from") && !query.get("to")) return null;
  const [from, to] = [readDay(query.get("from")), readDay(query.get("to"))];
  return from && to ? findProblem(from, to, today) : "Choose both dates";
}

function findProblem(from: LocalDay, to: LocalDay, today: LocalDay): string | null {
  if (from > to) return "The start date must be on or before the end date";
  if (to > today) return "Choose dates up to today";
  return addDays(from, maxDays - 1) < to ? "Choose two years or less" : null;
}

/** A preset's days, up to today. */
function daysOf(choice: BooksPeriodChoice, today: LocalDay): BooksDays {
  const [kind, length] = choice.split("_") as ["this" | "last", keyof typeof firstDayOf];
  const first = firstDayOf[length](today);
  if (kind === "this") return { from: first, to: today };
  const to = addDays(first, -1);
  return { from: firstDayOf[length](to), to };
}

const firstDayOf = {
  month: monthOf,
  quarter: (day: LocalDay): LocalDay => {
    const month = Number(day.slice(5, 7));
    const first = month - ((month - 1) % 3);
    return `${day.slice(0, 4)}-${String(first).padStart(2, "0")}-01`;
  },
  year: (day: LocalDay): LocalDay => `${day.slice(0, 4)}-01-01`,
};

/** The query parameters of a period. */
export const booksPeriodFields = ({ choice, from, to }: BooksPeriod): Record<string, string> =>
  choice ? { period: choice } : { from, to };

/** Both days, or the one. */
export function describeDays({ from, to }: BooksDays): string {
  if (from === to) return longDay(from);
  return `${longDay(from)} to ${longDay(to)}`;
}
