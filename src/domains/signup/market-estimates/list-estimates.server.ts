import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { defineList, type RowOf } from "~/domains/shared/access/define-list.server.ts";
import { beginningWith } from "~/platform/database/like.server.ts";
import { newestFirst, olderThan } from "~/platform/database/newest-first.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canExportEstimates, canReadEstimates } from "./market-estimates.policy.ts";
import { leadResults } from "./market-estimates.tables.server.ts";
import type { EstimateFilter } from "./market-estimates.ts";

/** Estimates and claims, newest first. */
export const { page: listEstimates, stream: streamEstimates } = defineList({
  canRead: canReadEstimates,
  canExport: canExportEstimates,
  pageSize: 50,
  read,
});

export type ListedEstimate = RowOf<typeof streamEstimates>;

function read(platform: Platform, filter: EstimateFilter, before: string | null, limit: number) {
  const { phoneE164, ...listed } = getTableColumns(leadResults);
  return platform.database.replica
    .select(listed)
    .from(leadResults)
    .where(
      and(
        filter.source ? eq(leadResults.source, filter.source) : undefined,
        filter.industry ? eq(leadResults.industry, filter.industry) : undefined,
        filterByInvitation(filter.invitation),
        searchedFor(filter.search),
        olderThan(leadResults, before),
      ),
    )
    .orderBy(...newestFirst(leadResults))
    .limit(limit);
}

/** Only claims are ever invited. */
function filterByInvitation(invitation: EstimateFilter["invitation"]): SQL | undefined {
  if (invitation === null) return undefined;
  const invited = invitation === "invited" ? isNotNull : isNull;
  return and(eq(leadResults.source, "claim"), invited(leadResults.invitedAt));
}

/** Prefix search, which has an index; a full-text search would scan a million rows. */
function searchedFor(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = beginningWith(text.toLowerCase());
  return sql`(lower(${leadResults.city}) like ${pattern} or lower(${leadResults.email}) like ${pattern}
    or (${leadResults.businessName} is not null and lower(${leadResults.businessName}) like ${pattern}))`;
}
