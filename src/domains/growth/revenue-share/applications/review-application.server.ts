import { eq } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addParticipant } from "../participants/add-participant.server.ts";
import { applicationDecided } from "../revenue-share.emails.server.ts";
import { canChangeRevenueShare } from "../revenue-share.policy.ts";
import { revenueShareApplications } from "../revenue-share.tables.server.ts";
import type { ApplicationStatus, ReviewDecision } from "../revenue-share.ts";

export type Review = { decision: ReviewDecision; adminNotes: string | null };

export type Reviewed =
  | { ok: true; participantId: string | null }
  | { ok: false; code: "not_found" }
  /** Someone else decided first: the decision and its time. */
  | { ok: false; code: "already_reviewed"; status: ReviewDecision; reviewedAt: Date | null };

/**
 * Decides a pending application in one transaction: status, notes, and times; on approval the
 * participant and its account; the email to the applicant; and an audit log entry. A second
 * reviewer gets `already_reviewed`, and nothing changes.
 */
export async function reviewApplication(
  platform: Platform,
  actor: Actor,
  id: string,
  { decision, adminNotes }: Review,
): Promise<Reviewed> {
  authorize(canChangeRevenueShare(actor));
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const [before] = await tx
      .select()
      .from(revenueShareApplications)
      .where(eq(revenueShareApplications.id, id))
      .for(...lockRows(revenueShareApplications));
    if (!before) return { ok: false, code: "not_found" };
    const { applicationStatus: status, reviewedAt } = before;
    if (isDecided(status)) return { ok: false, code: "already_reviewed", status, reviewedAt };

    const [application] = await tx
      .update(revenueShareApplications)
      .set({ applicationStatus: decision, adminNotes, reviewedAt: now, updatedAt: now })
      .where(eq(revenueShareApplications.id, id))
      .returning();
    if (!application) throw new Error("The application was not updated");
    const added = decision === "approved" ? await addParticipant(work, application) : null;
    const participantId = added?.participantId ?? null;
    // A suspected bot never got a message, and gets none when staff reject it.
    if (decision === "approved" || application.suspicion === null) {
      await queueEmail(work, applicationDecided, {
        to: application.email,
        cause: `application-decided:${id}`,
        subjectId: id,
        params: { applicationId: id },
      });
    }
    await recordChange(work, actor, {
      action: decision === "approved" ? "application.approve" : "application.reject",
      entity: "revenue_share_application",
      entityId: id,
      before: { status },
      after: {
        status: decision,
        participant_id: participantId,
        attached: added?.attached,
        notes: adminNotes !== null,
      },
    });
    return { ok: true, participantId };
  });
}

/** Whether someone decided first. The row is locked, so no one can from here on. */
function isDecided(status: ApplicationStatus): status is ReviewDecision {
  return status !== "pending";
}
