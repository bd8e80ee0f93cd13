import { eq } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { resumeOnboarding } from "../onboarding.emails.server.ts";
import { canSendResumeLinks } from "../onboarding.policy.ts";
import { formSubmissions } from "../onboarding.tables.server.ts";

/**
 * Mails the link by which a contractor goes on with an unfinished onboarding (`onboarding.resume`), at most
 * once a minute however often it is pressed; audited.
 */
export async function sendResumeLinkAsStaff(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_possible">>> {
  authorize(canSendResumeLinks(actor));
  return inTransaction(platform, async (work) => {
    const [submission] = await work.tx
      .select()
      .from(formSubmissions)
      .where(eq(formSubmissions.contractorId, contractorId))
      .for("update");
    if (!submission || submission.isCompleted) return { ok: false, code: "not_possible" };
    const { id, email } = submission;
    const minute = work.now.toISOString().slice(0, "2026-11-20T19:05".length);
    const cause = `resume-onboarding:${id}:${minute}`;
    if (await isWritten(work, cause)) return { ok: true };
    await queueEmail(work, resumeOnboarding, {
      to: email,
      cause,
      subjectId: id,
      contractorId,
      params: { submissionId: id },
    });
    await recordChange(work, actor, {
      action: "onboarding.send_resume_link",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: { step: submission.currentStep },
    });
    return { ok: true };
  });
}

/** A second press of the button within the minute finds the message of the first. */
async function isWritten({ tx }: UnitOfWork, cause: string): Promise<boolean> {
  const [written] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.cause, cause));
  return written !== undefined;
}
