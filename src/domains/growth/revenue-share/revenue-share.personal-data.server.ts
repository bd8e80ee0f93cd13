import { and, eq, inArray, ne, or } from "drizzle-orm";
import { eraseMessages } from "~/domains/messaging/index.server.ts";
import { eraseAttributions } from "~/domains/shared/index.server.ts";
import type { Transaction } from "~/platform/database/database.server.ts";
import { eraseKeys } from "~/platform/idempotency/in-transaction-once.server.ts";
import { hasRows, idsOf, isAmong } from "~/platform/personal-data/erase-rows.server.ts";
import type { Business, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { isApplicationOf } from "./applications/match-applications.server.ts";
import { recordParticipation } from "./participants/manage-participants.server.ts";
import {
  commissionEntries,
  revenueShareApplications,
  revenueShareLeads,
  revenueShareParticipants,
  revenueShareParticipations,
  statementReplies,
} from "./revenue-share.tables.server.ts";

function ofBusiness({ contractorId, own }: Pick<Business, "contractorId" | "own">) {
  const participating = eq(revenueShareParticipants.contractorId, contractorId);
  const participatingIds = idsOf(revenueShareParticipants.applicationId, participating);
  return {
    participating,
    participants: idsOf(revenueShareParticipants.id, participating),
    applications: or(
      isAmong(revenueShareApplications.id, participatingIds),
      isApplicationOf(contractorId, own),
    ),
  };
}

export const revenueShareData: PersonalData = {
  business: {
    subjects: (business) => [
      {
        ids: idsOf(revenueShareApplications.id, ofBusiness(business).applications),
        inTakeout: null,
      },
    ],
    tables(business) {
      const { participating, participants, applications } = ofBusiness(business);
      const actor = ["actor_id", "actor_email"];
      return [
        { table: revenueShareApplications, rows: applications, takeout: "stays" },
        {
          table: revenueShareParticipants,
          rows: participating,
          takeout: "shown",
          leftOut: ["application_id"],
        },
        {
          table: revenueShareParticipations,
          rows: isAmong(revenueShareParticipations.participantId, participants),
          takeout: "shown",
        },
        {
          table: revenueShareLeads,
          rows: isAmong(revenueShareLeads.participantId, participants),
          takeout: "shown",
        },
        {
          table: commissionEntries,
          rows: isAmong(commissionEntries.participantId, participants),
          takeout: "shown",
          leftOut: actor,
        },
        {
          table: statementReplies,
          rows: isAmong(statementReplies.participantId, participants),
          takeout: "shown",
          leftOut: actor,
        },
      ];
    },
    async erase(erasure) {
      const { work, contractorId, own, subjectIds, counts } = erasure;
      const applicationsOfParticipant = await endParticipation(work, contractorId);
      const removed = await work.tx
        .delete(revenueShareApplications)
        .where(isApplicationOf(contractorId, own))
        .returning({ id: revenueShareApplications.id });
      const applicationIds = [...applicationsOfParticipant, ...removed.map(({ id }) => id)];
      await eraseKeys(work, applicationIds);
      await eraseAttributions(work, applicationIds);
      subjectIds.push(...applicationIds);
      counts.applications = applicationIds.length;
      erasure.keepsAccount ||= applicationsOfParticipant.length > 0;
    },
    usesAccount: (contractorId) => hasRows(revenueShareParticipants, contractorId),
    eraseRecords,
  },
  phoneColumns: [
    {
      table: revenueShareApplications,
      typed: revenueShareApplications.phone,
      normal: revenueShareApplications.phoneE164,
    },
  ],
  samples: {
    application: async (tx, loaded) => {
      // All sample contractors are deleted by now: a participant that an application still has is
      // real.
      const participants = await tx
        .select({ id: revenueShareParticipants.applicationId })
        .from(revenueShareParticipants)
        .where(inArray(revenueShareParticipants.applicationId, [...loaded]));
      const real = new Set(participants.map(({ id }) => id));
      const ids = loaded.filter((id) => !real.has(id));
      await tx.delete(revenueShareApplications).where(inArray(revenueShareApplications.id, ids));
      await eraseAttributions({ tx }, ids);
      await eraseMessages({ tx }, { subjectIds: ids });
      await eraseKeys({ tx }, ids);
    },
  },
};

/** Replaces deleted personal data. */
const erasedText = "Deleted";

/**
 * Ends a contractor's participation. The application row stays without personal data, and
 * commissions stay as business records.
 * @returns the ids of these applications
 */
async function endParticipation(
  { tx, now }: { tx: Transaction; now: Date },
  contractorId: string,
): Promise<string[]> {
  const participants = await tx
    .update(revenueShareParticipants)
    .set({
      status: "ended",
      leadPreferences: {},
      notificationSettings: { email: false, sms: false },
    })
    .where(eq(revenueShareParticipants.contractorId, contractorId))
    .returning({
      id: revenueShareParticipants.id,
      applicationId: revenueShareParticipants.applicationId,
    });
  for (const { id } of participants) await recordParticipation(tx, id, "ended", now);
  // A confirmed statement is a business record without text from the participant. Questions and
  // replies aren't.
  await tx.delete(statementReplies).where(
    and(
      inArray(
        statementReplies.participantId,
        participants.map(({ id }) => id),
      ),
      ne(statementReplies.kind, "confirmed"),
    ),
  );
  const applicationsOfParticipant = participants.map(({ applicationId }) => applicationId);
  await tx
    .update(revenueShareApplications)
    .set({
      businessName: erasedText,
      contactName: erasedText,
      email: erasedText,
      phone: erasedText,
      phoneE164: null,
      serviceAreas: [],
      adminNotes: null,
      emailConfirmedAt: null,
      updatedAt: now,
    })
    .where(inArray(revenueShareApplications.id, applicationsOfParticipant));
  return applicationsOfParticipant;
}

/** Keeps a real participant's ledger when the contractor is deleted; deletes a sample's. */
async function eraseRecords(tx: Transaction, contractorId: string): Promise<void> {
  const participants = await tx
    .select()
    .from(revenueShareParticipants)
    .where(eq(revenueShareParticipants.contractorId, contractorId));
  const ids = participants.map(({ id }) => id);
  const applications = participants.map(({ applicationId }) => applicationId);
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
