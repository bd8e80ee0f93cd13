import { type SQL, sql } from "drizzle-orm";
import { directoryEntries, directoryWords } from "~/domains/publishing/publishing.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Term, wordPattern } from "./directory-query.ts";

/** A term and the index lists that together contain its pages. */
export type ListedTerm = Term & {
  lists: readonly string[];
  /** Whether there are more lists than these. */
  wide: boolean;
};

/** Terms with more lists than this are common and are matched during a scan. */
const maxLists = 300;

/** Finds the lists of every term in one statement. Without `all`, a common term gets only some of them. */
export async function findLists(
  platform: Platform,
  terms: readonly Term[],
  isUnlimited = false,
): Promise<ListedTerm[]> {
  const lookups = terms.flatMap(({ word, place, joined }, index) => [
    ...(place === "whole" ? [] : [lookUp(word, place, index, isUnlimited)]),
    ...(joined === null ? [] : [lookUp(joined, "beginning", index, isUnlimited)]),
  ]);
  const wordMatches =
    lookups.length === 0
      ? []
      : (
          await platform.database.replica.execute<{ index: number; word: string }>(
            sql.join(lookups, sql` union all `),
          )
        ).rows;
  return terms.map((term, index) => {
    const words = wordMatches.filter((match) => match.index === index).map(({ word }) => word);
    return {
      ...term,
      lists: [
        ...new Set([
          ...(term.place === "whole" ? [term.word] : []),
          ...words.slice(0, isUnlimited ? undefined : maxLists),
          ...term.states,
        ]),
      ],
      wide: !isUnlimited && words.length > maxLists,
    };
  });
}

function lookUp(word: string, place: Term["place"], index: number, isUnlimited: boolean): SQL {
  const { ending, word: listed } = directoryWords;
  const pattern = `${place === "beginning" ? " " : ""}${escapeLikePattern(word)}%`;
  const limit = isUnlimited ? sql`` : sql`limit ${maxLists + 1}`;
  return sql`(select distinct ${index}::int as index, ${listed} as word from ${directoryWords}
    where ${ending} like ${pattern} ${limit})`;
}

/** Filters for an entry beyond its list. */
export function entryFilters(terms: readonly Term[], service: string | null): SQL {
  const { searchText, state } = directoryEntries;
  const conditions = terms.map((term) => {
    const patterns = [wordPattern(term), ...(term.joined === null ? [] : [` ${term.joined}`])];
    const anywhere = patterns.map(
      (pattern) => sql`${searchText} like ${`%${escapeLikePattern(pattern)}%`}`,
    );
    if (term.states.length > 0)
      anywhere.push(sql`${state} = any(${sql.param(term.states)}::text[])`);
    return sql`(${sql.join(anywhere, sql` or `)})`;
  });
  if (service !== null) conditions.push(sql`${directoryEntries.service} = ${service}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
