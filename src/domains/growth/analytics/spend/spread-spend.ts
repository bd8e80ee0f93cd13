import { addDays, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import type { SpendFact } from "../figures/figures.ts";
import { type Days, isByDay, lengthOf, stretchOf } from "../period.ts";
import type { Spend } from "./spend.ts";

/**
 * What the days from `first` to before `end`, counted from 0, are of an amount for so many days. Adjoining
 * parts always add up: each day ends where the next begins (`analytics.spend-by-day`).
 */
export function partOfDays(cents: number, days: number, first: number, end: number): number {
  const until = (day: number) => Number((BigInt(cents) * BigInt(day)) / BigInt(days));
  return until(end) - until(first);
}

/** An entry by the days or weeks of a period; what lies outside of it is left out. */
export function factsOfSpend(spend: Spend, days: Days): SpendFact[] {
  const { source, firstOn, lastOn, cents } = spend;
  const placeOf = (day: LocalDay) => lengthOf({ from: firstOn, to: day }) - 1;
  const whole = placeOf(lastOn) + 1;
  const step = isByDay(days) ? 1 : 7;
  const end = addDays(lastOn > days.to ? days.to : lastOn, 1);
  const facts: SpendFact[] = [];
  for (let day = firstOn < days.from ? days.from : firstOn; day < end; ) {
    const stretch = stretchOf(days, day);
    const after = addDays(stretch, step);
    const next = after < end ? after : end;
    const part = partOfDays(cents, whole, placeOf(day), placeOf(next));
    facts.push({ stretch, source, cents: part });
    day = next;
  }
  return facts;
}
