import { and, asc, eq, isNull } from "drizzle-orm";
import { contractorAccounts, contractorProgress } from "~/domains/identity/index.server.ts";
import { canReadContractors } from "~/domains/identity/index.ts";
import { listTerritories, type TerritoryState } from "~/domains/publishing/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { formSubmissions, submissionRecord } from "~/domains/signup/index.server.ts";
import { pageHoldReasons, seoPages, territoryWaits } from "~/domains/storefront/index.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

const unclaimed: TerritoryState = { holder: null, waiting: [] };

export type FoundContractor = NonNullable<Awaited<ReturnType<typeof findContractor>>>;

/**
 * A contractor as staff see it: account, progress, answers, and pages with competing requests for
 * their territories. Null when unknown, or when only a bare row remains.
 */
export async function findContractor(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadContractors(actor));
  const { query } = platform.database;
  const [account] = await query
    .select({
      account: allColumns(contractorAccounts),
      progress: allColumns(contractorProgress),
      submission: allColumns(formSubmissions),
    })
    .from(contractorAccounts)
    .leftJoin(contractorProgress, eq(contractorProgress.contractorId, contractorAccounts.id))
    .leftJoin(formSubmissions, eq(formSubmissions.contractorId, contractorAccounts.id))
    .where(and(eq(contractorAccounts.id, contractorId), isNull(contractorAccounts.erasedAt)));
  if (!account) return null;
  const pages = await query
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      status: seoPages.status,
      holds: pageHoldReasons,
      waitingSince: territoryWaits.createdAt,
    })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(asc(seoPages.service), asc(seoPages.id));
  const territories = await listTerritories(platform, actor, pages);
  return {
    account: account.account,
    progress: account.progress,
    submission: account.submission && submissionRecord(account.submission),
    pages: pages.map((page, index) => ({ ...page, ...(territories[index] ?? unclaimed) })),
  };
}
