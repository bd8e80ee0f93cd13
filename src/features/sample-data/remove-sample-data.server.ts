import { and, eq, inArray } from "drizzle-orm";
import { type Actor, authorize, type Signatory } from "~/features/access/actor.ts";
import { affiliateProgramMembers } from "~/features/affiliates/affiliates.tables.server.ts";
import { eraseAffiliate } from "~/features/affiliates/erase-affiliate.server.ts";
import { eraseAttributions } from "~/features/attribution/record-attribution.server.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { directoryTag } from "~/features/business-pages/business-pages.ts";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import { leadResults } from "~/features/market-estimates/market-estimates.tables.server.ts";
import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import { inboundMails } from "~/features/messages/inbound-mails.tables.server.ts";
import { isSampleRecipient } from "~/features/messages/sample-recipient.ts";
import { normalizeStoredPhones } from "~/features/phone-numbers/normalize-stored-phones.server.ts";
import { eraseContractorWithin } from "~/features/privacy/erase-contractor.server.ts";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
  revenueShareParticipations,
  statementReplies,
} from "~/features/revenue-share/revenue-share.tables.server.ts";
import { markSample } from "~/features/sample-records/mark-sample.server.ts";
import { sampleRecords } from "~/features/sample-records/sample-records.tables.server.ts";
import {
  type SampleCounts,
  type SampleKind,
  sampleKinds,
} from "~/features/sample-records/sample-records.ts";
import {
  isSampleDataLoaded,
  noteSampleDataRemoved,
} from "~/platform/accounts/installation.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { readSampleData } from "./read-sample-data.server.ts";
import { canRemoveSampleData } from "./sample-data.policy.ts";

/** How many records of each kind one transaction deletes. A business has a transaction of its own. */
const most: Record<SampleKind, number> = {
  contractor: 1,
  application: 100,
  affiliate: 100,
  estimate: 100,
  inbound_mail: 100,
};

/**
 * Deletes the sample data in short transactions, audited. After an interruption, the next call continues
 * (`operations.demo`). Real data stays, except requests that were sent to a sample business.
 * @returns how much there was
 */
export async function removeSampleData(platform: Platform, actor: Actor): Promise<SampleCounts> {
  authorize(canRemoveSampleData(actor));
  await normalizeStoredPhones(platform);
  await markOpenedAccounts(platform);
  const found = await readSampleData(platform, actor);
  for (const kind of sampleKinds) {
    while (await removeSome(platform, actor, kind));
  }
  const isAny = Object.values(found).some((rows) => rows > 0);
  // A removal that was interrupted just before its end has only this left to do.
  if (!isAny && !(await isSampleDataLoaded(platform.database.query))) return found;
  await inTransaction(platform, async (work) => {
    await noteSampleDataRemoved(work.tx);
    await work.dropPages("site", directoryTag);
    await recordChange(work, actor, {
      action: "sample_data.remove",
      entity: "installation",
      entityId: "sample_data",
      before: found,
      after: null,
    });
  });
  return found;
}

/** Earlier versions did not mark the account that the approval of a sample application opened. */
async function markOpenedAccounts(platform: Platform): Promise<void> {
  await inTransaction(platform, async ({ tx }) => {
    const participants = await tx
      .select({ id: contractorAccounts.id, email: contractorAccounts.email })
      .from(revenueShareParticipants)
      .innerJoin(
        sampleRecords,
        and(
          eq(sampleRecords.kind, "application"),
          eq(sampleRecords.id, revenueShareParticipants.applicationId),
        ),
      )
      .innerJoin(
        contractorAccounts,
        eq(contractorAccounts.id, revenueShareParticipants.contractorId),
      );
    const samples = participants.filter(({ email }) => isSampleRecipient("email", email));
    await markSample(
      tx,
      "contractor",
      samples.map(({ id }) => id),
    );
  });
}

/** @returns whether there may be more of the kind */
async function removeSome(
  platform: Platform,
  actor: Signatory,
  kind: SampleKind,
): Promise<boolean> {
  const ofKind = eq(sampleRecords.kind, kind);
  const { query } = platform.database;
  const rows = await query.select().from(sampleRecords).where(ofKind).limit(most[kind]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return false;
  await inTransaction(platform, async (work) => {
    await erase[kind](work, ids, { platform, actor });
    await work.tx.delete(sampleRecords).where(inArray(sampleRecords.id, ids));
  });
  return true;
}

type By = { platform: Platform; actor: Signatory };

const erase: Record<
  SampleKind,
  (work: UnitOfWork, ids: readonly string[], by: By) => Promise<unknown>
> = {
  contractor: async (work, ids, { platform, actor }) => {
    for (const id of ids) {
      // Staff may have given it a real address since: what belongs to that person is not sample data.
      await eraseContractorWithin(work, platform, actor, id, {
        suppresses: false,
        isTheirs: isSampleRecipient,
      });
      await eraseParticipant(work, id);
      await work.tx.delete(contractorAccounts).where(eq(contractorAccounts.id, id));
    }
  },
  application: async ({ tx }, loaded) => {
    // All sample contractors are gone by now: a participant that an application still has is real.
    const taken = await tx
      .select({ id: revenueShareParticipants.applicationId })
      .from(revenueShareParticipants)
      .where(inArray(revenueShareParticipants.applicationId, loaded));
    const real = new Set(taken.map(({ id }) => id));
    const ids = loaded.filter((id) => !real.has(id));
    await tx.delete(revenueShareApplications).where(inArray(revenueShareApplications.id, ids));
    await eraseAttributions({ tx }, ids);
    await eraseMessages({ tx }, { subjectIds: ids });
    await eraseKeys({ tx }, ids);
  },
  affiliate: async ({ tx }, ids) => {
    const partners = await tx
      .select({ email: affiliateProgramMembers.email })
      .from(affiliateProgramMembers)
      .where(inArray(affiliateProgramMembers.id, ids));
    for (const { email } of partners) await eraseAffiliate({ tx }, { email, phone: null });
  },
  estimate: async ({ tx }, ids) => {
    await tx.delete(leadResults).where(inArray(leadResults.id, ids));
    await eraseMessages({ tx }, { subjectIds: ids });
    await eraseKeys({ tx }, ids);
  },
  inbound_mail: ({ tx }, ids) => tx.delete(inboundMails).where(inArray(inboundMails.id, ids)),
};

/** A real participant's ledger is kept when the contractor is deleted; a sample's is deleted. */
async function eraseParticipant({ tx }: UnitOfWork, contractorId: string): Promise<void> {
  const taken = await tx
    .select()
    .from(revenueShareParticipants)
    .where(eq(revenueShareParticipants.contractorId, contractorId));
  const ids = taken.map(({ id }) => id);
  const applications = taken.map(({ applicationId }) => applicationId);
  await tx.delete(statementReplies).where(inArray(statementReplies.participantId, ids));
  await tx.delete(commissionEntries).where(inArray(commissionEntries.participantId, ids));
  await tx.delete(revenueShareLeads).where(inArray(revenueShareLeads.participantId, ids));
  await tx
    .delete(revenueShareParticipations)
    .where(inArray(revenueShareParticipations.participantId, ids));
  await tx.delete(revenueShareParticipants).where(inArray(revenueShareParticipants.id, ids));
  await tx
    .delete(revenueShareApplications)
    .where(inArray(revenueShareApplications.id, applications));
}
