import { type SQL, sql } from "drizzle-orm";
import { shownPhonesOf } from "~/domains/phone-numbers/senders/shown-phone.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { readQuestion, type Term } from "./directory-query.ts";
import { directoryEntries } from "./search-index.tables.server.ts";
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
  /** A service's slug; null for all. */
  service: string | null;
  /** Two letters; null for all. */
  state: string | null;
  /** Where the page before ended, as `next` said. */
  after: string | null;
};

export type Answer = {
  locations: Location[];
  /** Exact up to a thousand; 1001 stands for more. */
  count: number;
  /** Where the next page begins; null at the end. */
  next: string | null;
};

/** Locations on one page. */
export const pageSize = 24;
/** Counting stops here: then it says "1,000+". */
const countedUpTo = 1001;
/** So many entries of a term are walked in a moment. */
const fewEntries = 1000;
/** Pages that are walked past in search of a common word, before its lists are read instead. */
const longestWalk = 20_000;

const { citySlug, state, service: serviceColumn, word } = directoryEntries;
const keys = sql`${citySlug}, ${state}, ${serviceColumn}`;
const order = sql`city_slug, state, service`;

/** A place in the directory's order. */
type Place = readonly [citySlug: string, state: string, service: string];

/** The lists to walk, and what to look for in each of their entries. */
type Walk = { lists: readonly string[]; filters: SQL; after: Place | null };

/**
 * Answers a question about the live pages, ordered by city, state and service
 * (docs/decisions/012-directory-search.md).
 */
export async function searchDirectory(platform: Platform, question: Question): Promise<Answer> {
  const found = await search(platform, question);
  const ids = found.locations.map(({ id }) => id);
  // As each business's page shows it.
  const phones = await shownPhonesOf(platform.database.replica, ids);
  const locations = found.locations.map((one) => ({
    ...one,
    phone: phones.get(one.id) ?? one.phone,
  }));
  return { ...found, locations };
}

async function search(platform: Platform, question: Question): Promise<Answer> {
  const after = readPlace(question.after);
  const { service } = question;
  const terms = await findLists(platform, readTerms(question));
  if (terms.some(({ lists }) => lists.length === 0)) return { locations: [], count: 0, next: null };
  if (terms.length === 0) {
    return walkLists(platform, { lists: [""], filters: entryFilters([], service), after });
  }
  const term = await chooseTerm(
    platform,
    terms.filter(({ wide }) => !wide),
  );
  if (!term) return walkPast(platform, terms, service, after);
  const filters = entryFilters(without(terms, term), service);
  return walkLists(platform, { lists: term.lists, filters, after });
}

function readTerms({ text, state }: Question): Term[] {
  const terms = readQuestion(text);
  return state === null
    ? terms
    : [...terms, { word: state, place: "whole", joined: null, states: [state] }];
}

const without = (terms: readonly ListedTerm[], term: ListedTerm) =>
  terms.filter((other) => other !== term);

/**
 * Chooses the term with the fewest entries: by counting, as far as that is quick, among common ones
 * by what the database's planner expects.
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

/** The next pages of some lists, and how many there are. */
async function walkLists(platform: Platform, walk: Walk): Promise<Answer> {
  const [locations, count] = await Promise.all([
    readCards(platform, walk.lists.length > pageSize ? mergeLists(walk) : zipLists(walk)),
    countUp(platform, walk),
  ]);
  return answer(locations, count);
}

/** The next places of each list, of which the first are the next places of all. */
function zipLists({ lists, filters, after }: Walk): SQL {
  return sql`select distinct ${order} from unnest(${sql.param(lists)}::text[]) as list(name)
    cross join lateral (
      select ${keys} from ${directoryEntries}
      where ${word} = list.name and ${filters} and ${follows(after)}
      order by ${keys} limit ${pageSize + 1}
    ) as entry order by ${order} limit ${pageSize + 1}`;
}

/**
 * The same for many lists: the next place of each first. The page ends before as many different
 * ones of these as fit on it, so only lists that begin before are read on.
 */
function mergeLists({ lists, filters, after }: Walk): SQL {
  return sql`with first as materialized (
      select list.name, entry.*, dense_rank() over (order by ${order}) as rank
      from unnest(${sql.param(lists)}::text[]) as list(name)
      cross join lateral (
        select ${keys} from ${directoryEntries}
        where ${word} = list.name and ${filters} and ${follows(after)} order by ${keys} limit 1
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

/** Counts different pages up to the limit; a page that is in several lists is one page. */
async function countUp(platform: Platform, { lists, filters }: Walk): Promise<number> {
  for (let most = lists.length === 1 ? countedUpTo : countedUpTo + 100; ; most *= 4) {
    const found = sql`select ${keys} from ${directoryEntries}
      where ${word} = any(${sql.param(lists)}::text[]) and ${filters} limit ${most}`;
    const counted = await platform.database.replica.execute<{ entries: number; pages: number }>(sql`
      select sum(entries)::int as entries, count(*)::int as pages
      from (select count(*) as entries from (${found}) as entry group by ${order}) as page`);
    const { entries, pages = 0 } = counted.rows[0] ?? {};
    if (pages >= countedUpTo || (entries ?? 0) < most) return Math.min(pages, countedUpTo);
  }
}

/**
 * For words so common that their lists are too many: every page is walked past in order. Should the
 * words all be far down, their lists are read after all.
 */
async function walkPast(
  platform: Platform,
  terms: readonly ListedTerm[],
  service: string | null,
  after: Place | null,
): Promise<Answer> {
  const [first] = terms;
  if (!first) throw new Error("There is nothing to walk for");
  const some = { lists: first.lists, filters: entryFilters(without(terms, first), service), after };
  const walked = sql`select ${order} from (
      select ${keys}, ${directoryEntries.searchText} from ${directoryEntries}
      where ${word} = '' and ${entryFilters([], service)} and ${follows(after)}
      order by ${keys} limit ${longestWalk}
    ) as ${directoryEntries} where ${entryFilters(terms, null)} order by ${order} limit ${pageSize + 1}`;
  const [locations, count] = await Promise.all([
    readCards(platform, walked),
    countUp(platform, some),
  ]);
  if (locations.length > pageSize && count >= countedUpTo) return answer(locations, count);
  const [whole] = await findLists(platform, [first], true);
  return walkLists(platform, { ...some, lists: whole?.lists ?? [] });
}

/** Entries after a place in the order. */
function follows(after: Place | null): SQL {
  if (!after) return sql`true`;
  const [slug, code, slugOfService] = after;
  return sql`(${order}) > (${slug}::text collate "C", ${code}::text collate "C", ${slugOfService}::text collate "C")`;
}

async function readCards(platform: Platform, places: SQL): Promise<Location[]> {
  const read = await platform.database.replica.execute<{ locations: Location[] }>(sql`
    with shown as materialized (${places}) select (${cards(sql`shown`)}) as locations`);
  return read.rows[0]?.locations ?? [];
}

/** The pages at these places, as one JSON list. */
function cards(places: SQL): SQL {
  return sql`select coalesce(json_agg(json_build_object(
      'id', page.id, 'businessName', page.business_name, 'service', page.service, 'city', page.city,
      'citySlug', page.city_slug, 'state', page.state, 'phone', page.phone
    ) order by place.city_slug, place.state, place.service), '[]'::json)
    from ${places} as place join ${seoPages} as page on page.status = 'live'
      and page.service = place.service collate "default"
      and page.city_slug = place.city_slug collate "default"
      and page.state = place.state collate "default"`;
}

function answer(read: Location[], count: number): Answer {
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

/** A place as `writePlace` wrote it; anything else is the beginning. */
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
