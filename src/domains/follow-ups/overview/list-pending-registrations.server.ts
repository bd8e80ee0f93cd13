import { and, asc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";
import { canReadFollowUps } from "../follow-ups.policy.ts";

/**
 * Businesses waiting for text registration (`sms.registration`): first those the provider rejected,
 * then the longest waiting.
 */
export async function listPendingRegistrations(platform: Platform, actor: Actor) {
  authorize(canReadFollowUps(actor));
  const pending = await platform.database.query
    .select({
      contractorId: senders.contractorId,
      businessName: contractorAccounts.businessName,
      registration: senders.registration,
      rejectedBecause: senders.rejectedBecause,
      refusedCode: senders.refusedCode,
      submittedAt: senders.submittedAt,
    })
    .from(senders)
    .innerJoin(contractorAccounts, eq(contractorAccounts.id, senders.contractorId))
    .where(
      and(
        or(ne(senders.registration, "approved"), isNotNull(senders.refusedAt)),
        isNull(contractorAccounts.erasedAt),
      ),
    )
    .orderBy(asc(senders.refusedAt), asc(senders.createdAt), asc(senders.contractorId))
    .limit(20);
  return pending.map(({ rejectedBecause, refusedCode, ...one }) => ({
    ...one,
    isRefused: refusedCode !== null,
    why: refusedCode === null ? rejectedBecause : describeTextFailure(refusedCode),
  }));
}
