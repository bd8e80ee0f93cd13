import { and, asc, eq, exists, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";

export type FoundAccount = { applicationId: string; id: string; businessName: string };

/**
 * The account each application would attach to once its address is confirmed: with that address,
 * preferring the same business, else the oldest. Only accounts confirmed by their owner or
 * published by staff count, since anyone can start onboarding with someone else's address.
 */
export function findAccounts(db: Reader, applicationIds: string[]): Promise<FoundAccount[]> {
  const [application, account] = [revenueShareApplications, contractorAccounts];
  const published = db
    .select({ id: seoPages.id })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, account.id), ne(seoPages.status, "draft")));
  return db
    .selectDistinctOn([application.id], {
      applicationId: application.id,
      id: account.id,
      businessName: account.businessName,
    })
    .from(application)
    .innerJoin(account, sql`lower(${account.email}) = lower(${application.email})`)
    .where(
      and(
        inArray(application.id, applicationIds),
        or(isNotNull(account.emailVerifiedAt), exists(published)),
      ),
    )
    .orderBy(
      application.id,
      sql`lower(${account.businessName}) = lower(${application.businessName}) desc`,
      asc(account.createdAt),
      asc(account.id),
    );
}
