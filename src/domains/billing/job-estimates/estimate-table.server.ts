import { and, eq, inArray, sql } from "drizzle-orm";
import { canListEstimates } from "~/domains/billing/billing.policy.ts";
import { matchesDocument } from "~/domains/billing/document-tables.server.ts";
import { type Actor, authorize, dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { pageOf } from "~/platform/database/conditions.server.ts";
import { type ColumnOf, ownedBy, sortedAfter } from "~/platform/database/sorted-pages.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { isInState } from "./find-estimates.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";
import { type EstimateSort, type EstimateState, stateOf } from "./job-estimates.ts";

const pageSize = 50;

type EstimateTableQuery = {
  state: EstimateState | null;
  /** Empty for all. */
  search: string;
  sort: EstimateSort;
  /** The last estimate of the page before. */
  after: string | null;
};

/**
 * One page of the business's estimates, in any order, with the totals of open and accepted
 * estimates among all that match the search, whatever state is selected. An estimate with several
 * options counts with its lowest and its highest total.
 */
export async function readEstimateTable(
  platform: Platform,
  actor: Actor,
  { state, search, sort, after }: EstimateTableQuery,
) {
  authorize(canListEstimates(actor));
  const { contractorId } = actor;
  const { query } = platform.database;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  const found = and(
    eq(jobEstimates.contractorId, contractorId),
    matchesDocument(jobEstimates, search, "e"),
  );
  const column = sort.replace("-", "") as keyof typeof sortKeys;
  const { orderBy, beyond } = sortedAfter({
    table: jobEstimates,
    scope: ownedBy(contractorId),
    key: sortKeys[column],
    descending: sort.startsWith("-"),
    after,
  });
  const sumOf = (which: "sent" | "accepted") => {
    const only = sql`filter (where ${isInState(which, today)})`;
    return {
      lowCents: sql`coalesce(sum(${jobEstimates.lowCents}) ${only}, 0)`.mapWith(Number),
      highCents: sql`coalesce(sum(${jobEstimates.highCents}) ${only}, 0)`.mapWith(Number),
      count: sql`count(*) ${only}`.mapWith(Number),
    };
  };
  const [rows, [totals]] = await Promise.all([
    query
      .select(shownColumns)
      .from(jobEstimates)
      .where(and(found, isInState(state, today), beyond))
      .orderBy(...orderBy)
      .limit(pageSize + 1),
    query
      .select({ open: sumOf("sent"), accepted: sumOf("accepted") })
      .from(jobEstimates)
      .where(and(found, inArray(jobEstimates.state, ["sent", "accepted"]))),
  ]);
  const none = { lowCents: 0, highCents: 0, count: 0 };
  return {
    ...pageOf(
      rows.map((row) => ({ ...row, shownState: stateOf(row, today) })),
      pageSize,
    ),
    totals: totals ?? { open: none, accepted: none },
  };
}

export type EstimateTable = Awaited<ReturnType<typeof readEstimateTable>>;

const { id, customerId, customerName, what, number, state, createdAt, offeredUntil } = jobEstimates;
const { lowCents, highCents } = jobEstimates;
const shownColumns = {
  id,
  customerId,
  customerName,
  what,
  number,
  state,
  createdAt,
  offeredUntil,
  lowCents,
  highCents,
};

/** The same expressions as the indexes `job_estimates_contractor` and `job_estimates_by_`. */
const sortKeys = {
  date: (row: ColumnOf) => row("created_at"),
  customer: (row: ColumnOf) => sql`lower(${row("customer_name")})`,
  // An estimate without an expiration date sorts last.
  expires: (row: ColumnOf) => sql`coalesce(${row("offered_until")}, 'infinity'::date)`,
  total: (row: ColumnOf) => row("low_cents"),
};
