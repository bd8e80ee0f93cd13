import { eq } from "drizzle-orm";
import { draftPages } from "~/features/business-pages/draft-pages.server.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { confirmEmailAddress } from "../onboarding.emails.server.ts";
import { sendFormNotification } from "../onboarding.jobs.server.ts";
import { formSubmissions } from "../onboarding.tables.server.ts";
import type { SubmissionRow } from "../submission-record.server.ts";

/**
 * Ends the onboarding: marks the row complete, drafts the business pages, tells staff, and asks the
 * contractor to confirm the e-mail address (`onboarding.drafts-pages`).
 */
export async function completeOnboarding(
  work: UnitOfWork,
  row: SubmissionRow,
): Promise<SubmissionRow> {
  const { tx, now, enqueue } = work;
  const [completed] = await tx
    .update(formSubmissions)
    .set({ isCompleted: true, completedAt: now })
    .where(eq(formSubmissions.id, row.id))
    .returning();
  if (!completed) throw new Error("The submission was not completed");

  await draftPages(work, {
    contractorId: completed.contractorId,
    businessName: completed.businessName,
    services: [...(completed.services ?? []), completed.otherService ?? ""],
    city: completed.city,
    state: completed.state,
    zipCode: completed.zipCode,
    phone: completed.phone,
    email: completed.email,
    about: completed.businessDescription,
    logoUrl: completed.logoUrl,
    brandColor: completed.brandColor,
    tagline: completed.tagline,
    website: completed.website,
    facebookPage: completed.facebookPage,
  });
  enqueue(sendFormNotification, {
    submission_id: completed.id,
    business_name: completed.businessName,
    email: completed.email,
    phone: completed.phone,
    services: completed.services ?? [],
    created_at: completed.createdAt.toISOString(),
  });
  await queueEmail(work, confirmEmailAddress, {
    to: completed.email,
    cause: `confirm-email:${completed.contractorId}`,
    subjectId: completed.id,
    contractorId: completed.contractorId,
    params: { submissionId: completed.id },
  });
  return completed;
}
