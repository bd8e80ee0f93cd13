import { and, eq, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { contractorAccounts, contractorProgress } from "~/domains/identity/index.server.ts";
import { canExportContractors, canReadContractors } from "~/domains/identity/index.ts";
import { knownCities } from "~/domains/shared/index.server.ts";
import {
  type Actor,
  authorize,
  replaceApostrophes,
  spellingsOfWord,
  withoutApostrophes,
} from "~/domains/shared/index.ts";
import { formSubmissions } from "~/domains/signup/index.server.ts";
import { containing } from "~/platform/database/conditions.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type {
  ContractorFilter,
  ContractorPage,
  ContractorSort,
  ContractorStatus,
} from "./contractor-filter.ts";

/** Words of a search that are used; more would only cost time. */
const maxWords = 8;

/** Each sort order, as its index has it; ties are ordered by ID. */
const orders: Record<ContractorSort, { value: SQL; ascending: boolean }> = {
  newest: { value: sql`${contractorAccounts.createdAt}`, ascending: false },
  oldest: { value: sql`${contractorAccounts.createdAt}`, ascending: true },
  active: {
    value: sql`coalesce(${contractorAccounts.lastActiveAt}, ${contractorAccounts.createdAt})`,
    ascending: false,
  },
  name: { value: sql`lower(${contractorAccounts.businessName})`, ascending: true },
};

const pageSize = 24;
/** Larger counts show as "1,000+": no one needs the exact number, and counting takes time. */
const maxCounted = 1_000;

/**
 * LIKE patterns for one word of a search; a contractor matches if any pattern does. They are the
 * word itself and each spelling in a town's name ("ft" finds "Fort Worth", "o’fallon" finds
 * "O'Fallon").
 * @param word in lowercase
 */
function patternsOf(word: string): string[] {
  const cleaned = withoutApostrophes(word).replace(/\.$/, "");
  const otherSpellings = spellingsOfWord(cleaned).flatMap((spelling) =>
    spelling === cleaned && spellingsOfWord(cleaned).length === 1 ? [] : wholeWord(spelling),
  );
  return [
    ...new Set([
      containing(word),
      ...otherSpellings,
      ...apostropheForms(word).map(containingAny),
      ...(accentedForms().get(cleaned) ?? []).map(containing),
      ...(/[^\0-\x7f]/.test(word) ? [containing(withoutAccents(word))] : []),
    ]),
  ];
}

/** Matches a word surrounded by spaces, or at the start, with or without a period. */
const wholeWord = (word: string) => [`% ${word} %`, `% ${word}. %`, `${word} %`, `${word}. %`];

/** The word with any or no character in place of an apostrophe, and with an apostrophe it may lack. */
function apostropheForms(word: string): string[] {
  if (withoutApostrophes(word) !== word) {
    return [replaceApostrophes(word, "\0"), withoutApostrophes(word)];
  }
  return /^[odl][a-z]{4,}$/.test(word) ? [`${word.slice(0, 1)}\0${word.slice(1)}`] : [];
}

/** Like `containing`, with a one-character wildcard for each NUL in the text. */
const containingAny = (text: string) => containing(text).replaceAll("\0", "_");

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");

let accented: Map<string, string[]> | undefined;

/** City words with accents, by the word without: "canon" also finds "cañon". */
function accentedForms(): Map<string, string[]> {
  if (accented) return accented;
  accented = new Map();
  for (const { city } of knownCities().list) {
    if (!/[^\0-\x7f]/.test(city)) continue;
    for (const word of city.toLowerCase().split(/[\s-]+/)) {
      const plain = withoutAccents(word);
      if (plain !== word) accented.set(plain, [...(accented.get(plain) ?? []), word]);
    }
  }
  return accented;
}

/** The ORDER BY of a page; reversed for the page before a row. */
function orderOf(sort: ContractorSort, backwards: boolean): SQL[] {
  const { value, ascending } = orders[sort];
  const direction = ascending !== backwards ? sql`asc` : sql`desc`;
  return [sql`${value} ${direction}`, sql`${contractorAccounts.id} ${direction}`];
}

export type ListedContractor = Awaited<ReturnType<typeof readContractors>>[number];

export type ContractorList = {
  contractors: ListedContractor[];
  /** IDs for the next and previous page; null at the ends. */
  next: string | null;
  previous: string | null;
  /** How many match; with a filter it is capped: "1,000+". */
  count: string;
};

/** One page of the staff's contractor list. */
export async function listContractors(
  platform: Platform,
  actor: Actor,
  filter: ContractorFilter,
  { after, before }: ContractorPage,
): Promise<ContractorList> {
  authorize(canReadContractors(actor));
  const backwards = before !== null;
  const from = before ?? after;
  const [rows, count] = await Promise.all([
    readContractors(platform, filter, { from, backwards, limit: pageSize + 1 }),
    countContractors(platform, filter),
  ]);
  const more = rows.length > pageSize;
  const page = rows.slice(0, pageSize);
  if (backwards) page.reverse();
  const first = page.at(0)?.id ?? null;
  const last = page.at(-1)?.id ?? null;
  return {
    contractors: page,
    next: backwards || more ? last : null,
    previous: (backwards ? more : from !== null) ? first : null,
    count,
  };
}

/**
 * Contractors in the filter's order, starting after a given one: for a page, or page by page for
 * the whole list.
 */
export function readContractors(
  { database: { replica } }: Platform,
  filter: ContractorFilter,
  { from, backwards, limit }: { from: string | null; backwards: boolean; limit: number },
) {
  // Find IDs in one table first, then load only the shown rows from the others.
  const accounts = replica
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(
      and(matchesFilter(filter), from ? isBeyondCursor(filter.sort, backwards, from) : undefined),
    )
    .orderBy(...orderOf(filter.sort, backwards))
    .limit(limit)
    .as("found");
  return replica
    .select({
      id: contractorAccounts.id,
      businessName: contractorAccounts.businessName,
      name: contractorAccounts.name,
      email: contractorAccounts.email,
      phone: contractorAccounts.phone,
      city: contractorAccounts.city,
      state: contractorAccounts.state,
      selectedPlan: contractorAccounts.selectedPlan,
      createdAt: contractorAccounts.createdAt,
      isCompleted: contractorAccounts.isCompleted,
      currentStep: sql<number>`coalesce(${contractorProgress.currentStep}, 1)`,
      completionPercentage:
        sql<number>`coalesce(${contractorProgress.completionPercentage}, 0)`.mapWith(Number),
      lastActivity: contractorProgress.lastActivity,
      services: formSubmissions.services,
    })
    .from(accounts)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, accounts.id))
    .leftJoin(contractorProgress, eq(contractorProgress.contractorId, contractorAccounts.id))
    .leftJoin(formSubmissions, eq(formSubmissions.contractorId, contractorAccounts.id))
    .orderBy(...orderOf(filter.sort, backwards));
}

/** The contractors a filter matches: every word of the search, in any field. */
function matchesFilter({ search, status }: Pick<ContractorFilter, "search" | "status">): SQL {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const all = and(
    isNull(contractorAccounts.erasedAt),
    statusIs(status),
    ...words.map((word) =>
      or(...patternsOf(word).map((pattern) => like(contractorAccounts.searchText, pattern))),
    ),
  );
  if (!all) throw new Error("No search condition");
  return all;
}

/** The rows after one row. An ID identifies no one, so it can appear in a URL. */
function isBeyondCursor(sort: ContractorSort, backwards: boolean, id: string): SQL {
  const { value, ascending } = orders[sort];
  const sign = ascending !== backwards ? sql`>` : sql`<`;
  const seen = sql`(select ${value} from ${contractorAccounts} where ${contractorAccounts.id} = ${id})`;
  return sql`(${value}, ${contractorAccounts.id}) ${sign} (${seen}, ${id}::uuid)`;
}

function statusIs(status: ContractorStatus): SQL | undefined {
  if (status === "all") return undefined;
  return eq(contractorAccounts.isCompleted, status === "completed");
}

/** All contractors that match a filter, in the list's order, for an export. */
export function streamContractors(
  platform: Platform,
  actor: Actor,
  filter: ContractorFilter,
): AsyncGenerator<ListedContractor> {
  authorize(canExportContractors(actor));
  return streamRows((from, limit) =>
    readContractors(platform, filter, { from, backwards: false, limit }),
  );
}

async function countContractors(platform: Platform, filter: ContractorFilter): Promise<string> {
  const { replica } = platform.database;
  // The dashboard counts all of them too: the two show the same number.
  if (filter.search === "" && filter.status === "all") {
    return (await replica.$count(contractorAccounts, matchesFilter(filter))).toLocaleString(
      "en-US",
    );
  }
  const accounts = replica
    .select({ one: sql`1`.as("one") })
    .from(contractorAccounts)
    .where(matchesFilter(filter))
    .limit(maxCounted + 1)
    .as("found");
  const [row] = await replica.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(accounts);
  const n = row?.n ?? 0;
  return n > maxCounted ? `${maxCounted.toLocaleString("en-US")}+` : n.toLocaleString("en-US");
}
