import { and, eq, sql } from "drizzle-orm";
import {
  canExportContractors,
  canReadContractors,
} from "~/domains/identity/contractors/contractors.policy.ts";
import {
  contractorAccounts,
  contractorProgress,
} from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { ContractorFilter, ContractorPage } from "./contractor-filter.ts";
import { beyond, matching, orderOf } from "./contractor-query.server.ts";

const pageSize = 24;
/** Beyond this a number is only "more": nobody counts on, and counting would take the time. */
const maxCounted = 1_000;

export type ListedContractor = Awaited<ReturnType<typeof readContractors>>[number];

export type ContractorList = {
  contractors: ListedContractor[];
  /** The ids by which the neighboring pages are asked for, where there are any. */
  next: string | null;
  previous: string | null;
  /** How many match; what a filter leaves is capped: "1,000+". */
  count: string;
};

/** One page of contractors as the staff list shows them (`staff.contractors`). */
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
 * Contractors in the order of the filter, beginning beyond one of them: for a page, and page after
 * page for a whole list.
 */
export function readContractors(
  { database: { replica } }: Platform,
  filter: ContractorFilter,
  { from, backwards, limit }: { from: string | null; backwards: boolean; limit: number },
) {
  // Found first, in one table; only what is shown is then put together from the others.
  const found = replica
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(and(matching(filter), from ? beyond(filter.sort, backwards, from) : undefined))
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
    .from(found)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, found.id))
    .leftJoin(contractorProgress, eq(contractorProgress.contractorId, contractorAccounts.id))
    .leftJoin(formSubmissions, eq(formSubmissions.contractorId, contractorAccounts.id))
    .orderBy(...orderOf(filter.sort, backwards));
}

/** All contractors that a filter leaves, in the list's order, for an export. */
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
  // All of them are counted on the dashboard, too: the two say the same number.
  if (filter.search === "" && filter.status === "all") {
    return (await replica.$count(contractorAccounts, matching(filter))).toLocaleString("en-US");
  }
  const found = replica
    .select({ one: sql`1`.as("one") })
    .from(contractorAccounts)
    .where(matching(filter))
    .limit(maxCounted + 1)
    .as("found");
  const [row] = await replica.select({ n: sql<number>`count(*)`.mapWith(Number) }).from(found);
  const n = row?.n ?? 0;
  return n > maxCounted ? `${maxCounted.toLocaleString("en-US")}+` : n.toLocaleString("en-US");
}
