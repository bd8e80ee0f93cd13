import { and, eq, isNull, like, or, type SQL, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import type { ContractorFilter, ContractorSort, ContractorStatus } from "./contractor-filter.ts";
import { patternsOf } from "./search-patterns.server.ts";

/** Words of a search that are looked at; more would only cost time. */
const maxWords = 8;

/** Each order as the indexes keep it; a row's id decides between equals. */
const orders: Record<ContractorSort, { value: SQL; ascending: boolean }> = {
  newest: { value: sql`${contractorAccounts.createdAt}`, ascending: false },
  oldest: { value: sql`${contractorAccounts.createdAt}`, ascending: true },
  active: {
    value: sql`coalesce(${contractorAccounts.lastActiveAt}, ${contractorAccounts.createdAt})`,
    ascending: false,
  },
  name: { value: sql`lower(${contractorAccounts.businessName})`, ascending: true },
};

/** The contractors that a filter means: every word of the search, somewhere. */
export function matching({ search, status }: Pick<ContractorFilter, "search" | "status">): SQL {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const all = and(
    isNull(contractorAccounts.erasedAt),
    statusIs(status),
    ...words.map((word) =>
      or(...patternsOf(word).map((pattern) => like(contractorAccounts.searchText, pattern))),
    ),
  );
  if (!all) throw new Error("There is always a condition");
  return all;
}

function statusIs(status: ContractorStatus): SQL | undefined {
  if (status === "all") return undefined;
  return eq(contractorAccounts.isCompleted, status === "completed");
}

/** How a page is sorted; backwards for the one before a row. */
export function orderOf(sort: ContractorSort, backwards: boolean): SQL[] {
  const { value, ascending } = orders[sort];
  const direction = ascending !== backwards ? sql`asc` : sql`desc`;
  return [sql`${value} ${direction}`, sql`${contractorAccounts.id} ${direction}`];
}

/** The rows beyond one row. An id says nothing of anybody, so it may stand in an address. */
export function beyond(sort: ContractorSort, backwards: boolean, id: string): SQL {
  const { value, ascending } = orders[sort];
  const sign = ascending !== backwards ? sql`>` : sql`<`;
  const seen = sql`(select ${value} from ${contractorAccounts} where ${contractorAccounts.id} = ${id})`;
  return sql`(${value}, ${contractorAccounts.id}) ${sign} (${seen}, ${id}::uuid)`;
}
