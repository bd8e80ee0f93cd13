import { and, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  defineList,
  defineSelect,
  type RowOf,
  recordChange,
} from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import {
  canExportEstimates,
  canInviteClaimants,
  canReadEstimates,
} from "~/domains/signup/signup.policy.ts";
import { beginningWith, newestFirst, olderThan } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { claimInvitation } from "./market-estimates.emails.server.ts";
import { leadResults } from "./market-estimates.tables.server.ts";
import type { EstimateFilter } from "./market-estimates.ts";

/** Estimates and claims, newest first. */
export const { page: listEstimates, stream: streamEstimates } = defineList({
  canRead: canReadEstimates,
  canExport: canExportEstimates,
  pageSize: 50,
  read: selectPage,
});

export type ListedEstimate = RowOf<typeof streamEstimates>;

function selectPage(
  platform: Platform,
  filter: EstimateFilter,
  before: string | null,
  limit: number,
) {
  const { phoneE164, ...listed } = getTableColumns(leadResults);
  return platform.database.replica
    .select(listed)
    .from(leadResults)
    .where(
      and(
        filter.source ? eq(leadResults.source, filter.source) : undefined,
        filter.industry ? eq(leadResults.industry, filter.industry) : undefined,
        filterByInvitation(filter.invitation),
        matchesSearch(filter.search),
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
function matchesSearch(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = beginningWith(text.toLowerCase());
  return sql`(lower(${leadResults.city}) like ${pattern} or lower(${leadResults.email}) like ${pattern}
    or (${leadResults.businessName} is not null and lower(${leadResults.businessName}) like ${pattern}))`;
}

const { phoneE164, invitedAt, ...columns } = getTableColumns(leadResults);
const { id, industry, city, email, phone, businessName, competition, source, createdAt } = columns;

/** `GET /api/lead_results` for staff: newest first. */
export const selectLeadResults = defineSelect({
  canRead: canReadEstimates,
  canExport: canExportEstimates,
  table: leadResults,
  id,
  columns: Object.values(columns),
  filters: [industry, city, email, phone, businessName, competition, source],
  orders: [createdAt],
  defaultDirection: "desc",
});

/** Emails someone who claimed a territory how to sign up, once per claim; audited. Needs an email address. */
export async function inviteClaimant(
  platform: Platform,
  actor: Actor,
  leadResultId: string,
): Promise<Result<object, Refused<"not_possible">>> {
  authorize(canInviteClaimants(actor));
  return inTransaction(platform, async (work) => {
    const [claim] = await work.tx
      .update(leadResults)
      .set({ invitedAt: work.now })
      .where(
        and(
          eq(leadResults.id, leadResultId),
          eq(leadResults.source, "claim"),
          isNull(leadResults.invitedAt),
          isNotNull(leadResults.email),
        ),
      )
      .returning({ email: leadResults.email });
    if (!claim?.email) return { ok: false, code: "not_possible" };
    await queueEmail(work, claimInvitation, {
      to: claim.email,
      cause: `claim-invitation:${leadResultId}`,
      subjectId: leadResultId,
      params: { leadResultId },
    });
    await recordChange(work, actor, {
      action: "claim.invite",
      entity: "lead_result",
      entityId: leadResultId,
      before: { invited_at: null },
      after: { invited_at: work.now.toISOString() },
    });
    return { ok: true };
  });
}
