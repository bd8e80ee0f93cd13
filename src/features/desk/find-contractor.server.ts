import { asc, eq } from "drizzle-orm";
import {
  contractorAccounts,
  contractorProgress,
} from "~/features/contractors/contractors.tables.server.ts";
import { seoPages, territoryWaits } from "~/features/directory/directory.tables.server.ts";
import { formSubmissions } from "~/features/onboarding/onboarding.tables.server.ts";
import { submissionRecord } from "~/features/onboarding/submission-record.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Everything staff see of one contractor: account, progress, answers, pages. Null when unknown. */
export async function findContractor(platform: Platform, contractorId: string) {
  const { query } = platform.database;
  const [found] = await query
    .select({
      account: contractorAccounts,
      progress: contractorProgress,
      submission: formSubmissions,
    })
    .from(contractorAccounts)
    .leftJoin(contractorProgress, eq(contractorProgress.contractorId, contractorAccounts.id))
    .leftJoin(formSubmissions, eq(formSubmissions.contractorId, contractorAccounts.id))
    .where(eq(contractorAccounts.id, contractorId));
  if (!found) return null;
  const pages = await query
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
      status: seoPages.status,
      waitingSince: territoryWaits.createdAt,
    })
    .from(seoPages)
    .leftJoin(territoryWaits, eq(territoryWaits.pageId, seoPages.id))
    .where(eq(seoPages.contractorId, contractorId))
    .orderBy(asc(seoPages.service), asc(seoPages.id));
  return {
    account: found.account,
    progress: found.progress,
    submission: found.submission && submissionRecord(found.submission),
    pages,
  };
}
