import { and, asc, eq, isNull, ne } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { senders } from "~/features/senders/senders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";

/** Businesses whose texts wait for their registration, the longest waiting first (`sms.registration`). */
export function listPendingRegistrations(platform: Platform, actor: Actor) {
  authorize(canReadFollowUps(actor));
  return platform.database.query
    .select({
      contractorId: senders.contractorId,
      businessName: contractorAccounts.businessName,
      registration: senders.registration,
      rejectedBecause: senders.rejectedBecause,
      submittedAt: senders.submittedAt,
    })
    .from(senders)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, senders.contractorId))
    .where(and(ne(senders.registration, "approved"), isNull(contractorAccounts.erasedAt)))
    .orderBy(asc(senders.createdAt), asc(senders.contractorId))
    .limit(20);
}
