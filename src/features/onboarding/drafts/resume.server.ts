import { and, eq } from "drizzle-orm";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { resumeOnboarding } from "../onboarding.emails.server.ts";
import { formSubmissions } from "../onboarding.tables.server.ts";
import type { Submission } from "../onboarding.ts";
import { submissionRecord } from "../submission-record.server.ts";
import { findDraft, lockSubmission, openDraftSession } from "./draft-session.server.ts";
import type { LinkOutcome } from "./link-outcome.ts";
import { readOnboardingLink } from "./onboarding-links.server.ts";

/**
 * Emails a resume link to the address in the draft (`onboarding.resume`), at most once for each version.
 * @returns what came of it: `none` without an open draft
 */
export async function sendResumeLink(
  platform: Platform,
  token: string | null,
): Promise<Exclude<LinkOutcome, "wait">> {
  return inTransaction(platform, async (work) => {
    const draft = await findDraft(work.tx, token, work.now);
    if (!draft || draft.submission.isCompleted) return "none";
    const { id, contractorId, version, email } = draft.submission;
    const cause = `resume-onboarding:${id}:${version}`;
    const [written] = await work.tx
      .select({ id: messages.id })
      .from(messages)
      .where(eq(messages.cause, cause));
    if (written) return "already-sent";
    await queueEmail(work, resumeOnboarding, {
      to: email,
      cause,
      subjectId: id,
      contractorId,
      params: { submissionId: id },
    });
    return "sent";
  });
}

/** The unfinished draft of a resume link, which reading doesn't open; null where the link doesn't work any more. */
export async function findResumable(
  platform: Platform,
  linkToken: string,
): Promise<Submission | null> {
  const id = readOnboardingLink(platform, "resume", linkToken);
  if (!id) return null;
  const [row] = await platform.database.query
    .select()
    .from(formSubmissions)
    .where(and(eq(formSubmissions.id, id), eq(formSubmissions.isCompleted, false)));
  return row ? submissionRecord(row) : null;
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
