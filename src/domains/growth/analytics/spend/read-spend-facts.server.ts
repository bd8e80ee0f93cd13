import { and, asc, eq, gte, lte } from "drizzle-orm";
import { addDays } from "~/domains/shared/time-zones/local-day.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Asked } from "../figures/facts.server.ts";
import type { SpendFact } from "../figures/figures.ts";
import { adSpend } from "../spend.tables.server.ts";
import { longestSpend } from "./spend.ts";
import { factsOfSpend } from "./spread-spend.ts";

/** What was spent in a period, of each entry the days that it holds (`analytics.spend-by-day`). */
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
        lte(adSpend.lastOn, addDays(days.to, longestSpend)),
        lte(adSpend.firstOn, days.to),
      ),
    )
    .orderBy(asc(adSpend.lastOn), asc(adSpend.id));
  return rows.flatMap((row) => factsOfSpend(row, days));
}
