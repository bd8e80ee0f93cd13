import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { displayPhone } from "~/domains/phone-numbers/senders/display-phone.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { reviewRequests, reviewSettings } from "./reviews.tables.server.ts";

/** A request with its job, its business, and current settings; null if it was deleted. */
export async function findRequest(database: Reader, requestId: string) {
  const [found] = await database
    .select({
      request: reviewRequests,
      visit: visits,
      job: workOrders,
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
  return found ?? null;
}

export type FoundRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;
