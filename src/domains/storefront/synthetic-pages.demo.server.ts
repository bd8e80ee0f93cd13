import { type SQL, sql } from "drizzle-orm";
import {
  districts,
  familyNames,
  nameBeginnings,
  nameEndings,
  nameMiddles,
  nameTails,
  qualities,
  tradeWords,
} from "~/domains/shared/business-names.demo.ts";
import { knownCities } from "~/domains/shared/index.server.ts";
import { services } from "~/domains/shared/index.ts";
import {
  common,
  type DemoScale,
  e164,
  list,
  pick,
  unit,
} from "~/domains/shared/synthetic.demo.server.ts";
import { disableStatementTimeout, vacuum } from "~/platform/database/bulk-statements.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { directoryTag } from "./business-pages/business-pages.ts";

/** The names and places of synthetic businesses. */
type Vocabulary = {
  /** Trade words in business names, by service slug. */
  tradeWords: Record<string, readonly string[]>;
  qualities: readonly string[];
  /** Common ones first: they are picked far more often. */
  familyNames: readonly string[];
  /** Name endings after the trade; `{city}` is the business's city. */
  tails: readonly string[];
  /** Parts of a city with their own territories, `{city}` itself first. */
  districts: readonly string[];
};

/** Pages per statement: enough to fill the index in order, few enough to show progress. */
const batch = 50_000;
/** Candidate territories per requested page, so some in every city stay open. */
const choice = 1.5;

/**
 * Fills the directory up to a number of live pages, for scale tests: synthetic businesses in real
 * cities, more in larger ones, one per territory, the same on every run. All or nothing.
 * @returns how many pages were added
 * @throws RangeError when there are too few territories
 */
export const pagesScale: DemoScale = async (platform, pages, onProgress = () => {}) => {
  const vocabulary = pageVocabulary();
  const added = await inTransaction(platform, async ({ tx, now, dropPages }) => {
    await disableStatementTimeout(tx);
    await tx.execute(sql`set local work_mem = '256MB'`);
    const live = await countOf(tx, sql`seo_pages where status = 'live'`);
    const missingCount = Math.max(0, pages - live);
    if (missingCount === 0) return 0;
    await rankTerritories(tx, pages, vocabulary.districts);
    const free = await countOf(tx, sql`demo_territories`);
    if (free < missingCount)
      throw new RangeError(`The directory has room for at most ${live + free} pages`);
    for (let from = 0; from < missingCount; from += batch) {
      onProgress(from, missingCount);
      await tx.execute(insertPages(from, Math.min(from + batch, missingCount), now, vocabulary));
    }
    onProgress(missingCount, missingCount);
    await dropPages("site", directoryTag);
    return missingCount;
  });
  // Index-only scans need a vacuumed table.
  if (added > 0)
    await vacuum(platform.database, ["seo_pages", "directory_entries", "directory_words"]);
  return added;
};

function pageVocabulary(): Vocabulary {
  const synthetic = nameMiddles.flatMap((middle) =>
    nameBeginnings.flatMap((beginning) => nameEndings.map((ending) => beginning + middle + ending)),
  );
  return {
    tradeWords,
    qualities,
    familyNames: familyNames.concat(synthetic),
    tails: nameTails,
    districts,
  };
}

async function countOf(tx: Transaction, rows: SQL): Promise<number> {
  const counted = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${rows}`,
  );
  return counted.rows[0]?.count ?? 0;
}

/**
 * Ranks the open territories in a fixed random order that favors large cities and common services.
 * Parts of cities follow when the cities are nearly full.
 */
async function rankTerritories(
  tx: Transaction,
  pages: number,
  districts: readonly string[],
): Promise<void> {
  const cities = knownCities().list.map(({ city, state, slug }, index) => {
    return { name: city, state, slug, rank: index + 1 };
  });
  const levels = Math.ceil((pages * choice) / (cities.length * services.length));
  const parts = districts.slice(0, levels).map((name, index) => ({
    name,
    slug: name.toLowerCase().replaceAll(" ", "-"),
    level: index + 1,
  }));
  const offered = services.map(({ slug }, index) => ({ slug, rank: index + 1 }));
  await tx.execute(sql`
    create temporary table demo_territories on commit drop as
    with place as materialized (
      select distinct on (city_key(city_slug, state), state) *
      from (
        select replace(part.slug, '{city}', city.slug) as city_slug, city.state,
          replace(part.name, '{city}', city.name) as city, (city.rank + 20) * part.level as rarity
        from ${records(cities, "name text, slug text, state text, rank int")} as city,
          ${records(parts, "name text, slug text, level int")} as part
      ) as named
      order by city_key(city_slug, state), state, rarity, city_slug
    ), territory as (
      select place.*, service.slug as service, place.rarity * (service.rank + 6) as weight,
        md5(concat_ws('|', city_slug, state, service.slug)) as hash
      from place, ${records(offered, "slug text, rank int")} as service
    )
    select row_number() over (order by weight * -ln(1 - ${unit(1, 7)}), city_slug, state, service) as number,
      city, city_slug, state, service, hash
    from territory
    where not exists (
      select from seo_pages as page
      where page.status = 'live' and page.service = territory.service
        and city_key(page.city_slug, page.state) = city_key(territory.city_slug, territory.state)
        and page.state = territory.state
    )
  `);
  await tx.execute(sql`create unique index on demo_territories (number)`);
}

/** Inserts the pages of territories `from` + 1 through `to`. */
function insertPages(from: number, to: number, now: Date, vocabulary: Vocabulary): SQL {
  const moment = sql`${now.toISOString()}::timestamptz - ${unit(26, 3)} * interval '900 days'`;
  return sql`
    with word as materialized (
      select ${list(vocabulary.familyNames)} as families, ${list(vocabulary.qualities)} as qualities, ${list(vocabulary.tails)} as tails,
        ${JSON.stringify(vocabulary.tradeWords)}::jsonb as trades
    ), named as (
      select territory.*, ${moment} as since,
        replace(trim(case
          when ${unit(8, 3)} < 0.1 then concat_ws(' ', city, trade)
          when ${unit(8, 3)} < 0.35 then concat_ws(' ', ${pick(sql`qualities`, 11)}, trade, ${pick(sql`tails`, 15)})
          when ${unit(8, 3)} < 0.45 then concat_ws(' ', ${common(sql`families`, 11)}, '&', ${common(sql`families`, 19)}, trade)
          else concat_ws(' ', ${common(sql`families`, 11)}, trade, ${pick(sql`tails`, 15)})
        end), '{city}', city) as business_name,
        format('(%s) 555-01%s', 201 + (${unit(29, 4)} * 780)::int, lpad((${unit(20, 3)} * 99)::int::text, 2, '0')) as phone
      from demo_territories as territory, word,
        lateral (select trades -> service ->> floor(${unit(23, 3)} * jsonb_array_length(trades -> service))::int as trade) as chosen
      where number > ${from} and number <= ${to}
    )
    insert into seo_pages (id, status, business_name, service, city, city_slug, state, phone, phone_e164, email, headline,
      created_at, updated_at, published_at)
    select hash::uuid, 'live', business_name, service, city, city_slug, state, phone, ${e164},
      'office@' || left(hash, 12) || '.example', 'Local and ready in ' || city, since, since, since
    from named order by number`;
}

/** Data rows as a table that a query can read. */
function records(rows: readonly object[], columns: string): SQL {
  return sql`(select * from json_to_recordset(${JSON.stringify(rows)}::json) as row(${sql.raw(columns)}))`;
}
