import { sql } from "drizzle-orm";
import { knownCities } from "~/domains/shared/cities/known-cities.server.ts";
import { services } from "~/domains/shared/services/services.ts";
import { disableStatementTimeout } from "~/platform/database/disable-statement-timeout.server.ts";
import { vacuum } from "~/platform/database/vacuum.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { familyNames, givenNames, tradeWords } from "./samples/business-names.ts";
import { seedApplications } from "./seed-applications.server.ts";
import { seedContractors } from "./seed-contractors.server.ts";
import { idAt, list, pick, unit } from "./synthetic.server.ts";

const batch = 100_000;

/** Number of cities the synthetic people live in. */
const cityCount = 400;

/**
 * Adds synthetic estimates and claims up to a number, for scale tests, over the last 900 days. All
 * or nothing.
 * @param cities "Austin|TX", large ones first
 * @returns how many were added
 */
async function seedEstimates(
  platform: Platform,
  estimates: number,
  { industries, cities }: { industries: readonly string[]; cities: readonly string[] },
  onProgress: (added: number, total: number) => void = () => {},
): Promise<number> {
  const added = await inTransaction(platform, async ({ tx, now }) => {
    await disableStatementTimeout(tx);
    const counted = await tx.execute<{ there: number }>(
      sql`select count(*)::int as there from lead_results`,
    );
    const there = counted.rows[0]?.there ?? 0;
    const wanted = Math.max(0, estimates - there);
    const asked = sql`${now.toISOString()}::timestamptz - ${unit(5, 6)} * interval '900 days'`;
    for (let done = 0; done < wanted; done += batch) {
      onProgress(done, wanted);
      const [from, to] = [there + done, there + Math.min(done + batch, wanted)];
      await tx.execute(sql`
        with word as materialized (
          select ${list(industries)} as industries, ${list(cities)} as cities
        ), asked as materialized (
          select hash, date_trunc('milliseconds', ${asked}) as at, ${pick(sql`industries`, 11)} as industry,
            string_to_array(${pick(sql`cities`, 15)}, '|') as place, ${unit(20)} < 0.05 as claimed,
            500 + floor(${unit(24)} * 2500)::int as volume
          from (select md5('estimate ' || number) as hash from generate_series(${from}::int + 1, ${to}::int) as number) as numbered, word
        )
        insert into lead_results (id, industry, city, email, business_name, search_volume, competition,
          lead_value_estimate, source, created_at)
        select ${idAt(sql`at`)}, industry, case when claimed then place[1] || ', ' || place[2] else place[1] end,
          'visitor-' || left(hash, 12) || '@visitors.example',
          case when claimed then 'Business ' || left(hash, 8) end, volume,
          case when volume >= 1600 then 'High' when volume >= 1000 then 'Medium' else 'Low' end,
          '$' || to_char(volume * 13, 'FM999,999'), case when claimed then 'claim' else 'generator' end, at
        from asked`);
    }
    if (wanted > 0) onProgress(wanted, wanted);
    return wanted;
  });
  if (added > 0) await vacuum(platform.database, ["lead_results"]);
  return added;
}

export type OnProgress = (added: number, total: number) => void;

/** Fills a table that staff use up to a number of rows; each returns how many it added. */
export const demoScales: Record<
  "contractors" | "estimates" | "applications",
  (platform: Platform, rows: number, onProgress: OnProgress) => Promise<number>
> = {
  contractors: (platform, rows, onProgress) =>
    seedContractors(
      platform,
      rows,
      { ...people(), tradeWords: Object.values(tradeWords).flat() },
      onProgress,
    ),
  estimates: (platform, rows, onProgress) => {
    const industries = services.filter(({ trade }) => trade).map(({ key }) => key);
    return seedEstimates(platform, rows, { industries, cities: people().cities }, onProgress);
  },
  applications: (platform, rows, onProgress) =>
    seedApplications(
      platform,
      rows,
      { ...people(), services: services.map(({ label }) => label) },
      onProgress,
    ),
};

function people() {
  const cities = knownCities().list.slice(0, cityCount);
  return { givenNames, familyNames, cities: cities.map(({ city, state }) => `${city}|${state}`) };
}
