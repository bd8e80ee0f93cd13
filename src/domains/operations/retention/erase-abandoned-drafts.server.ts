import { and, eq, exists, isNotNull, lt, or } from "drizzle-orm";
import { revenueShareParticipants } from "~/domains/growth/revenue-share/revenue-share.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { eraseAccount } from "~/domains/identity/contractors/erase-account.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { eraseMessages } from "~/domains/messaging/messages/erase-messages.server.ts";
import { eraseSubmissions } from "~/domains/signup/onboarding/erase-submission.server.ts";
import { formSubmissions } from "~/domains/signup/onboarding/onboarding.tables.server.ts";
import { seoPages } from "~/domains/storefront/business-pages/business-pages.tables.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import { batchesOf, daysAgo } from "~/platform/personal-data/erase-in-batches.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { submissionExpired } from "./retention.events.ts";

/**
 * Deletes sign-ups that no one finished or continued for `DRAFT_DAYS`: the answers, the logo, the
 * emails about them, and the account when nothing else depends on it (rule `retention.drafts`).
 */
export async function eraseAbandonedDrafts(platform: Platform): Promise<void> {
  const before = daysAgo(platform, platform.settings.draftDays);
  const abandoned = and(
    eq(formSubmissions.isCompleted, false),
    lt(formSubmissions.updatedAt, before),
  );
  for await (const ids of batchesOf(platform, formSubmissions, abandoned)) {
    for (const id of ids) {
      await inTransaction(platform, (work) =>
        eraseDraft(work, and(eq(formSubmissions.id, id), abandoned)),
      );
    }
  }
}

/** Erases a draft, unless someone is continuing it at this moment. */
async function eraseDraft(work: UnitOfWork, draft: ReturnType<typeof and>): Promise<void> {
  const [found] = await work.tx
    .select({ contractorId: formSubmissions.contractorId })
    .from(formSubmissions)
    .where(draft)
    .for(...lockRows(formSubmissions));
  if (!found) return;
  const { contractorId } = found;
  const subjectIds = await eraseSubmissions(work, contractorId);
  await eraseMessages(work, { subjectIds });
  if (await isBare(work, contractorId)) await eraseAccount(work, contractorId, { keepBare: false });
  work.record(submissionExpired, { contractorId });
}

/** Whether this account exists only for the draft: no confirmed address, page, lead, or revenue share. */
async function isBare({ tx }: UnitOfWork, contractorId: string): Promise<boolean> {
  const [inUse] = await tx
    .select({ id: contractorAccounts.id })
    .from(contractorAccounts)
    .where(
      and(
        eq(contractorAccounts.id, contractorId),
        or(
          isNotNull(contractorAccounts.emailVerifiedAt),
          ...[seoPages, leads, revenueShareParticipants].map((table) =>
            exists(
              tx
                .select({ id: table.id })
                .from(table as typeof leads)
                .where(eq(table.contractorId, contractorId)),
            ),
          ),
        ),
      ),
    );
  return inUse === undefined;
}
