import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import type { Happened, ReactionHandler } from "~/platform/events/reaction.ts";
import { notifyMembers } from "./notify-members.server.ts";

type Changed = {
  visitId: string;
  contractorId: string;
  leadId: string | null;
  memberId?: string | null | undefined;
};

/** Tells members of appointments that somebody else made, moved or called off (`notifications.by-choice`). */
const notifyOf =
  (kind: "visit-booked" | "visit-moved" | "visit-canceled"): ReactionHandler<Changed> =>
  async (work, { payload, createdAt }: Happened<Changed>, platform) => {
    const { visitId, contractorId, leadId, memberId = null } = payload;
    // What was erased meanwhile is told to nobody.
    const [found] = await work.tx
      .select({ email: contractorAccounts.email, recurrenceId: visits.recurrenceId })
      .from(visits)
      .innerJoin(contractorAccounts, eq(contractorAccounts.id, visits.contractorId))
      .where(eq(visits.id, visitId));
    if (!found) return;
    // Of a recurring job the visit that somebody booked is told, not each that follows from it.
    if (kind === "visit-booked" && found.recurrenceId && !memberId) return;
    await notifyMembers(work, platform, {
      contractorId,
      kind,
      cause: `${kind}:${visitId}:${createdAt.toISOString()}`,
      leadId,
      visitId,
      exceptMemberId: memberId,
      // A customer's own choice is mailed to the business.
      businessAddress: memberId ? null : found.email,
    });
  };

export const notifyOfBooked = notifyOf("visit-booked");
export const notifyOfMoved = notifyOf("visit-moved");
export const notifyOfCanceled = notifyOf("visit-canceled");
