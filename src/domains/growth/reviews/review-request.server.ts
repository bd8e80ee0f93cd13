import { eq } from "drizzle-orm";
import { reviewRequests, reviewSettings } from "~/domains/growth/growth.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { displayPhone } from "~/domains/phone-numbers/index.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { lastingLinkToken, readCurrentLink } from "~/domains/shared/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { allColumns } from "~/platform/database/read-model.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** A request with its job, its business, and current settings; null if it was deleted. */
export async function findRequest(database: Reader, requestId: string) {
  const [reviewRequest] = await database
    .select({
      request: reviewRequests,
      visit: allColumns(visits),
      job: allColumns(workOrders),
      settings: reviewSettings,
      businessName: contractorAccounts.businessName,
      businessPhone: displayPhone(contractorAccounts.id, contractorAccounts.phone),
      businessEmail: contractorAccounts.email,
    })
    .from(reviewRequests)
    .innerJoin(visits, eq(visits.id, reviewRequests.visitId))
    .innerJoin(workOrders, eq(workOrders.id, reviewRequests.workOrderId))
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, reviewRequests.contractorId))
    .leftJoin(reviewSettings, eq(reviewSettings.contractorId, reviewRequests.contractorId))
    .where(eq(reviewRequests.id, requestId));
  return reviewRequest ?? null;
}

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

type Keys = Pick<Platform, "settings" | "fingerprint">;

const kind = "review";

/** The link to a customer's page with the review links. It is never stored. */
export async function reviewLink(keys: Keys, database: Reader, id: string): Promise<string> {
  const token = await lastingLinkToken(keys, database, kind, id);
  return new URL(`/r/${token}`, keys.settings.siteUrl).href;
}

/** The request ID of a valid link that hasn't been replaced, else null. */
export const readReviewLink = (
  keys: Pick<Keys, "fingerprint">,
  database: Reader,
  token: string,
): Promise<string | null> => readCurrentLink(keys, database, kind, token);
