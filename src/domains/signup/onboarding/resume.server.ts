import { and, eq } from "drizzle-orm";
import { messages, queueEmail } from "~/domains/messaging/index.server.ts";
import { recordChange } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { canSendResumeLinks } from "~/domains/signup/signup.policy.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { createDraftSession, findDraft, lockSubmission } from "./drafts.server.ts";
import { resumeOnboarding } from "./onboarding.emails.server.ts";
import { formSubmissions, submissionRecord } from "./onboarding.tables.server.ts";
import type { Submission } from "./onboarding.ts";
import { readOnboardingLink } from "./onboarding-links.server.ts";

/** Results of requesting a link to finish later. */
const linkOutcomes = ["sent", "already-sent", "wait", "none"] as const;

export type LinkOutcome = (typeof linkOutcomes)[number];

/** The result named in a URL, or null. */
export function findLinkOutcome(text: string | null): LinkOutcome | null {
  return linkOutcomes.find((outcome) => outcome === text) ?? null;
}

/**
 * Emails a resume link to the address in the draft (`onboarding.resume`), at most once per version.
 * @returns the result; `none` without an open draft
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
    if (await isQueued(work, cause)) return "already-sent";
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

/** The unfinished draft of a resume link, without opening it; null if the link no longer works. */
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

/** Opens the draft of a resume link in this browser, with a new draft token. */
export async function resumeDraft(
  platform: Platform,
  linkToken: string,
): Promise<Result<{ token: string }, Refused<"link_expired">>> {
  const submissionId = readOnboardingLink(platform, "resume", linkToken);
  if (!submissionId) return { ok: false, code: "link_expired" };
  return inTransaction(platform, async (work) => {
    const submission = await lockSubmission(work.tx, submissionId);
    if (!submission || submission.isCompleted) return { ok: false, code: "link_expired" };
    return { ok: true, token: createDraftSession(work, submission) };
  });
}

/** Emails a contractor a link to resume a draft (`onboarding.resume`), at most once a minute; audited. */
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
      .for(...lockRows(formSubmissions));
    if (!submission || submission.isCompleted) return { ok: false, code: "not_possible" };
    const { id, email } = submission;
    const minute = work.now.toISOString().slice(0, "2026-11-20T19:05".length);
    const cause = `resume-onboarding:${id}:${minute}`;
    if (await isQueued(work, cause)) return { ok: true };
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

/** Whether the email with this cause was queued before. */
async function isQueued({ tx }: UnitOfWork, cause: string): Promise<boolean> {
  const [updated] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.cause, cause));
  return updated !== undefined;
}
