import { and, eq, inArray, ne } from "drizzle-orm";
import type { Contact } from "~/features/people/same-person.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { isApplicationOf } from "./applications/is-application-of.server.ts";
import { noteParticipation } from "./participants/participation.server.ts";
import {
  revenueShareApplications,
  revenueShareParticipants,
  statementReplies,
} from "./revenue-share.tables.server.ts";

/** What stands where a deleted person's data was. */
const gone = "Deleted";

export type ErasedApplicant = {
  /** Of all applications that are gone or bare now: others keep rows about them. */
  applicationIds: string[];
  /** Whether the contractor takes part: then the bare account has to stay beside the commissions. */
  participates: boolean;
};

/**
 * Deletes a contractor's applications, within the caller's transaction. One that became a
 * participation keeps its row without anything personal: the commissions are business records.
 * @param person also every application of theirs that no other contractor takes part by
 */
export async function eraseApplicant(
  { tx, now }: UnitOfWork,
  contractorId: string,
  person: Contact,
): Promise<ErasedApplicant> {
  const taken = await tx
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
  for (const { id } of taken) await noteParticipation(tx, id, "ended", now);
  // What was confirmed is a business record without a word of theirs; questions and answers are not.
  await tx.delete(statementReplies).where(
    and(
      inArray(
        statementReplies.participantId,
        taken.map(({ id }) => id),
      ),
      ne(statementReplies.kind, "confirmed"),
    ),
  );
  const kept = taken.map(({ applicationId }) => applicationId);
  await tx
    .update(revenueShareApplications)
    .set({
      businessName: gone,
      contactName: gone,
      email: gone,
      phone: gone,
      phoneE164: null,
      serviceAreas: [],
      adminNotes: null,
      emailConfirmedAt: null,
      updatedAt: now,
    })
    .where(inArray(revenueShareApplications.id, kept));
  const removed = await tx
    .delete(revenueShareApplications)
    .where(isApplicationOf(contractorId, person))
    .returning({ id: revenueShareApplications.id });
  const applicationIds = [...kept, ...removed.map(({ id }) => id)];
  await eraseKeys({ tx }, applicationIds);
  return {
    applicationIds,
    participates: kept.length > 0,
  };
}
