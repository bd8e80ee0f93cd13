import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import {
  revenueShareApplications,
  revenueShareParticipants,
} from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { type Contact, isSamePerson, typedContact } from "~/domains/shared/index.server.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

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

/**
 * Selects the applications of a contractor's person (`people.same-person`). The application of
 * another contractor's participation belongs to that contractor, whatever address or number it
 * names.
 */
export function isApplicationOf(contractorId: string, person: Contact): SQL | undefined {
  const participant = revenueShareParticipants;
  const otherMatches = new QueryBuilder()
    .select({ id: participant.id })
    .from(participant)
    .where(
      and(
        eq(participant.applicationId, revenueShareApplications.id),
        ne(participant.contractorId, contractorId),
      ),
    );
  return and(
    isSamePerson(typedContact(revenueShareApplications), [person]),
    notExists(otherMatches),
  );
}
