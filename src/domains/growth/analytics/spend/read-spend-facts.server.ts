import { and, asc, eq, gte, lte } from "drizzle-orm";
import { addDays, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Asked } from "../figures/facts.server.ts";
import type { SpendFact } from "../figures/figures.ts";
import { type Days, isByDay, lengthOf, stretchOf } from "../period.ts";
import { adSpend } from "../spend.tables.server.ts";
import type { Spend } from "./spend.ts";
import { maxSpendDays } from "./spend.ts";

/** Marketing spend in a period: each entry's days within it. */
export async function readSpendFacts(
  database: Reader,
  { contractorId, days }: Pick<Asked, "contractorId" | "days">,
): Promise<SpendFact[]> {
  const rows = await database
    .select({
      source: adSpend.source,
      firstOn: adSpend.firstOn,
      lastOn: adSpend.lastOn,
      cents: adSpend.cents,
    })
    .from(adSpend)
    .where(
      and(
        eq(adSpend.contractorId, contractorId),
        gte(adSpend.lastOn, days.from),
        lte(adSpend.lastOn, addDays(days.to, maxSpendDays)),
        lte(adSpend.firstOn, days.to),
      ),
    )
    .orderBy(asc(adSpend.lastOn), asc(adSpend.id));
  return rows.flatMap((row) => splitSpend(row, days));
}

/** An entry split by the period's days or weeks; days outside it are ignored. */
export function splitSpend(spend: Spend, days: Days): SpendFact[] {
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
    const part = shareForDays(cents, whole, placeOf(day), placeOf(next));
    facts.push({ stretch, source, cents: part });
    day = next;
  }
  return facts;
}

/**
 * The share of an amount for the days from `first` (0-based) up to `end` (exclusive). Adjoining
 * shares always add up, since each ends where the next begins.
 */
export function shareForDays(cents: number, days: number, first: number, end: number): number {
  const until = (day: number) => Number((BigInt(cents) * BigInt(day)) / BigInt(days));
  return until(end) - until(first);
}
