import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { resumeOnboarding } from "../onboarding.emails.server.ts";
import { findDraft, lockSubmission, openDraftSession } from "./draft-session.server.ts";
import { readOnboardingLink } from "./onboarding-links.server.ts";

/**
 * Mails a resume link to the address in the draft (`onboarding.resume`), at most once for each version.
 * @returns whether there is an open draft
 */
export async function sendResumeLink(platform: Platform, token: string | null): Promise<boolean> {
  return inTransaction(platform, async (work) => {
    const draft = await findDraft(work.tx, token, work.now);
    if (!draft || draft.submission.isCompleted) return false;
    const { id, contractorId, version, email } = draft.submission;
    await queueEmail(work, resumeOnboarding, {
      to: email,
      cause: `resume-onboarding:${id}:${version}`,
      subjectId: id,
      contractorId,
      params: { submissionId: id },
    });
    return true;
  });
}

/** Opens the draft of a resume link for this browser. @returns its new draft token, or null */
export async function resumeDraft(platform: Platform, linkToken: string): Promise<string | null> {
  const submissionId = readOnboardingLink(platform, "resume", linkToken);
  if (!submissionId) return null;
  return inTransaction(platform, async (work) => {
    const submission = await lockSubmission(work.tx, submissionId);
    if (!submission || submission.isCompleted) return null;
    return openDraftSession(work, submission);
  });
}
