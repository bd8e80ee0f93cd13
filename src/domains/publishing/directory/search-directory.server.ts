import { type SQL, sql } from "drizzle-orm";
import { displayPhones } from "~/domains/phone-numbers/index.server.ts";
import { directoryEntries } from "~/domains/publishing/publishing.tables.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readQuestion, type Term } from "./directory-query.ts";
import { entryFilters, findLists, type ListedTerm } from "./search-lists.server.ts";

/** A live page as the directory shows it. */
export type Location = {
  id: string;
  businessName: string;
  service: string;
  city: string;
  citySlug: string;
  state: string;
  phone: string | null;
};

export type Question = {
  text: string;
  /** Service slug; null for any. */
  service: string | null;
  /** Two-letter code; null for any. */
  state: string | null;
  /** Cursor: `next` of the previous page of results. */
  after: string | null;
};

export type SearchResults = {
  locations: Location[];
  /** Exact up to 1,000; 1001 means more. */
  count: number;
  /** Cursor of the next page of results; null at the end. */
  next: string | null;
};

/** Locations on one page. */
export const pageSize = 24;
/** Counting stops here; shown as "1,000+". */
const maxCountedEntries = 1001;
/** At most this many entries of a term are counted exactly. */
const fewEntries = 1000;
/** How many pages are scanned for common words before reading their lists instead. */
const maxScannedPages = 20_000;

const { citySlug, state, service: serviceColumn, word } = directoryEntries;
const keys = sql`${citySlug}, ${state}, ${serviceColumn}`;
const order = sql`city_slug, state, service`;

/** A position in the directory's order. */
type Place = readonly [citySlug: string, state: string, service: string];

/** The lists to read, and the filters for their entries. */
type Walk = { lists: readonly string[]; filters: SQL; after: Place | null };

/** Searches the live pages, ordered by city, state, and service (docs/decisions/012-directory-search.md). */
export async function searchDirectory(
  platform: Platform,
  question: Question,
): Promise<SearchResults> {
  const results = await search(platform, question);
  const ids = results.locations.map(({ id }) => id);
  // The same number as on each business's page.
  const phones = await displayPhones(platform.database.replica, ids);
  const locations = results.locations.map((location) => ({
    ...location,
    phone: phones.get(location.id) ?? location.phone,
  }));
  return { ...results, locations };
}

async function search(platform: Platform, question: Question): Promise<SearchResults> {
  const after = readPlace(question.after);
  const { service } = question;
  const terms = await findLists(platform, readTerms(question));
  if (terms.some(({ lists }) => lists.length === 0)) return { locations: [], count: 0, next: null };
  if (terms.length === 0) {
    return scanLists(platform, { lists: [""], filters: entryFilters([], service), after });
  }
  const term = await chooseTerm(
    platform,
    terms.filter(({ wide }) => !wide),
  );
  if (!term) return scanCommonTerm(platform, terms, service, after);
  const filters = entryFilters(without(terms, term), service);
  return scanLists(platform, { lists: term.lists, filters, after });
}

function readTerms({ text, state }: Question): Term[] {
  const terms = readQuestion(text);
  return state === null
    ? terms
    : [...terms, { word: state, place: "whole", joined: null, states: [state] }];
}

const without = (terms: readonly ListedTerm[], term: ListedTerm) =>
  terms.filter((otherTerm) => otherTerm !== term);

/**
 * Chooses the term with the fewest entries: by an exact count if one is small, otherwise by the query
 * planner's estimate.
 */
async function chooseTerm(
  platform: Platform,
  terms: readonly ListedTerm[],
): Promise<ListedTerm | undefined> {
  if (terms.length < 2) return terms[0];
  const entries = terms.map(
    ({ lists }) =>
      sql`select from ${directoryEntries} where ${word} = any(${sql.param(lists)}::text[])`,
  );
  const counted = await platform.database.replica.execute<{ entries: number }>(
    sql.join(
      entries.map(
        (all) =>
          sql`select (select count(*)::int from (${all} limit ${fewEntries}) as one) as entries`,
      ),
      sql` union all `,
    ),
  );
  const counts = counted.rows.map((row) => row.entries);
  const fewest = Math.min(...counts);
  if (fewest < fewEntries) return terms[counts.indexOf(fewest)];
  const explained = await platform.database.replica.execute<{
    "QUERY PLAN": [{ Plan: { Plans: { "Plan Rows": number }[] } }];
  }>(sql`explain (format json) ${sql.join(entries, sql` union all `)}`);
  const expected = explained.rows[0]?.["QUERY PLAN"][0].Plan.Plans.map((plan) => plan["Plan Rows"]);
  return terms[expected?.indexOf(Math.min(...expected)) ?? 0];
}

/** The next pages in these lists, and the total count. */
async function scanLists(platform: Platform, walk: Walk): Promise<SearchResults> {
  const [locations, count] = await Promise.all([
    readCards(platform, walk.lists.length > pageSize ? mergeLists(walk) : zipLists(walk)),
    countPages(platform, walk),
  ]);
  return toResults(locations, count);
}

/** Reads the next positions of each list; the first of them all are the result. */
function zipLists({ lists, filters, after }: Walk): SQL {
  return sql`select distinct ${order} from unnest(${sql.param(lists)}::text[]) as list(name)
    cross join lateral (
      select ${keys} from ${directoryEntries}
      where ${word} = list.name and ${filters} and ${isAfterPosition(after)}
      order by ${keys} limit ${pageSize + 1}
    ) as entry order by ${order} limit ${pageSize + 1}`;
}

/**
 * `zipLists` for many lists: reads the next position of each first. The result can't extend past the first
 * `pageSize` + 1 distinct ones, so lists that begin later aren't read further.
 */
function mergeLists({ lists, filters, after }: Walk): SQL {
  return sql`with first as materialized (
      select list.name, entry.*, dense_rank() over (order by ${order}) as rank
      from unnest(${sql.param(lists)}::text[]) as list(name)
      cross join lateral (
        select ${keys} from ${directoryEntries}
        where ${word} = list.name and ${filters} and ${isAfterPosition(after)} order by ${keys} limit 1
      ) as entry
    )
    select distinct entry.* from first
    cross join lateral (
      select ${keys} from ${directoryEntries}
      where ${word} = first.name and ${filters}
        and (${keys}) >= (first.city_slug, first.state, first.service)
      order by ${keys} limit ${pageSize + 1}
    ) as entry where first.rank <= ${pageSize + 1} order by ${order} limit ${pageSize + 1}`;
}

/** Counts distinct pages up to the limit; a page in several lists counts once. */
async function countPages(platform: Platform, { lists, filters }: Walk): Promise<number> {
  for (let limit = lists.length === 1 ? maxCountedEntries : maxCountedEntries + 100; ; limit *= 4) {
    const matching = sql`select ${keys} from ${directoryEntries}
      where ${word} = any(${sql.param(lists)}::text[]) and ${filters} limit ${limit}`;
    const counted = await platform.database.replica.execute<{ entries: number; pages: number }>(sql`
      select sum(entries)::int as entries, count(*)::int as pages
      from (select count(*) as entries from (${matching}) as entry group by ${order}) as page`);
    const { entries, pages = 0 } = counted.rows[0] ?? {};
    if (pages >= maxCountedEntries || (entries ?? 0) < limit)
      return Math.min(pages, maxCountedEntries);
  }
}

/**
 * For words with too many lists: scans up to `maxScannedPages` pages in order. If too few match, reads the
 * lists after all.
 */
async function scanCommonTerm(
  platform: Platform,
  terms: readonly ListedTerm[],
  service: string | null,
  after: Place | null,
): Promise<SearchResults> {
  const [first] = terms;
  if (!first) throw new Error("Search without words or filters");
  const some = { lists: first.lists, filters: entryFilters(without(terms, first), service), after };
  const walked = sql`select ${order} from (
      select ${keys}, ${directoryEntries.searchText} from ${directoryEntries}
      where ${word} = '' and ${entryFilters([], service)} and ${isAfterPosition(after)}
      order by ${keys} limit ${maxScannedPages}
    ) as ${directoryEntries} where ${entryFilters(terms, null)} order by ${order} limit ${pageSize + 1}`;
  const [locations, count] = await Promise.all([
    readCards(platform, walked),
    countPages(platform, some),
  ]);
  if (locations.length > pageSize && count >= maxCountedEntries) return toResults(locations, count);
  const [whole] = await findLists(platform, [first], true);
  return scanLists(platform, { ...some, lists: whole?.lists ?? [] });
}

/** Entries after a position. */
function isAfterPosition(after: Place | null): SQL {
  if (!after) return sql`true`;
  const [slug, code, slugOfService] = after;
  return sql`(${order}) > (${slug}::text collate "C", ${code}::text collate "C", ${slugOfService}::text collate "C")`;
}

async function readCards(platform: Platform, places: SQL): Promise<Location[]> {
  const read = await platform.database.replica.execute<{ locations: Location[] }>(sql`
    with shown as materialized (${places}) select (${selectCards(sql`shown`)}) as locations`);
  return read.rows[0]?.locations ?? [];
}

/** The pages at these positions, as a JSON array. */
function selectCards(places: SQL): SQL {
  return sql`select coalesce(json_agg(json_build_object(
      'id', page.id, 'businessName', page.business_name, 'service', page.service, 'city', page.city,
      'citySlug', page.city_slug, 'state', page.state, 'phone', page.phone
    ) order by place.city_slug, place.state, place.service), '[]'::json)
    from ${places} as place join ${seoPages} as page on page.status = 'live'
      and page.service = place.service collate "default"
      and page.city_slug = place.city_slug collate "default"
      and page.state = place.state collate "default"`;
}

function toResults(read: Location[], count: number): SearchResults {
  const locations = read.slice(0, pageSize);
  const last = read.length > pageSize ? locations.at(-1) : undefined;
  return {
    locations,
    count,
    next: last ? writePlace([last.citySlug, last.state, last.service]) : null,
  };
}

function writePlace(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

/** Parses a cursor from `writePlace`; null, the beginning, for anything else. */
function readPlace(text: string | null): Place | null {
  if (!text) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    const whole =
      Array.isArray(place) &&
      place.length === 3 &&
      place.every((part) => typeof part === "string" && !part.includes("\0"));
    return whole ? (place as unknown as Place) : null;
  } catch {
    return null;
  }
}
