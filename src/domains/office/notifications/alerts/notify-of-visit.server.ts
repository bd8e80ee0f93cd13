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

/**
 * Notifies members of appointments that someone else booked, moved, or canceled
 * (`notifications.by-choice`).
 */
const notifyOf =
  (kind: "visit-booked" | "visit-moved" | "visit-canceled"): ReactionHandler<Changed> =>
  async (work, { payload, createdAt }: Happened<Changed>, platform) => {
    const { visitId, contractorId, leadId, memberId = null } = payload;
    // Skip appointments erased in the meantime.
    const [found] = await work.tx
      .select({ email: contractorAccounts.email, recurrenceId: visits.recurrenceId })
      .from(visits)
      .innerJoin(contractorAccounts, eq(contractorAccounts.id, visits.contractorId))
      .where(eq(visits.id, visitId));
    if (!found) return;
    // For a recurring job, notify only of the appointment someone booked, not of the generated
    // ones.
    if (kind === "visit-booked" && found.recurrenceId && !memberId) return;
    await notifyMembers(work, platform, {
      contractorId,
      kind,
      cause: `${kind}:${visitId}:${createdAt.toISOString()}`,
      leadId,
      visitId,
      exceptMemberId: memberId,
      // A customer's own change is emailed to the business.
      businessAddress: memberId ? null : found.email,
    });
  };

export const notifyOfBooked = notifyOf("visit-booked");
export const notifyOfMoved = notifyOf("visit-moved");
export const notifyOfCanceled = notifyOf("visit-canceled");
