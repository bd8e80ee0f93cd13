import { addDays, type LocalDay } from "~/features/time-zones/local-day.ts";
import type { SpendFact } from "../figures/figures.ts";
import { type Days, lengthOf, stretchOf } from "../period.ts";
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
  const whole = lengthOf({ from: firstOn, to: lastOn });
  const begins = firstOn < days.from ? days.from : firstOn;
  const ends = lastOn > days.to ? days.to : lastOn;
  const facts = new Map<LocalDay, number>();
  for (let day = begins; day <= ends; day = addDays(day, 1)) {
    const at = lengthOf({ from: firstOn, to: day }) - 1;
    const stretch = stretchOf(days, day);
    facts.set(stretch, (facts.get(stretch) ?? 0) + partOfDays(cents, whole, at, at + 1));
  }
  return [...facts].map(([stretch, part]) => ({ stretch, source, cents: part }));
}
