import { eq } from "drizzle-orm";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import {
  countNewBusiness,
  findNameHolds,
  type Hold,
  holdDrafts,
} from "~/domains/publishing/index.server.ts";
import { draftPages } from "~/domains/storefront/index.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { confirmEmailAddress } from "./onboarding.emails.server.ts";
import { sendFormNotification } from "./onboarding.jobs.server.ts";
import { formSubmissions, type SubmissionRow } from "./onboarding.tables.server.ts";
import { hashOfAddress } from "./onboarding-links.server.ts";

/**
 * Completes the onboarding: marks the row complete, drafts the business pages, holds those that need
 * review, notifies staff, and emails the contractor a link to confirm their address
 * (`onboarding.drafts-pages`).
 * @param address the sender's IP address; null if staff fill in the form for someone
 */
export async function completeOnboarding(
  work: UnitOfWork,
  platform: Platform,
  row: SubmissionRow,
  address: string | null,
): Promise<SubmissionRow> {
  const { tx, now, enqueue } = work;
  const [completed] = await tx
    .update(formSubmissions)
    .set({ isCompleted: true, completedAt: now })
    .where(eq(formSubmissions.id, row.id))
    .returning();
  if (!completed) throw new Error("The submission was not completed");

  const holds = await findHolds(work, platform, completed, address);
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
  await holdDrafts(work, completed.contractorId, holds);
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
    params: { submissionId: completed.id, address: hashOfAddress(completed.email) },
  });
  return completed;
}

/** Why staff must review a new business before its pages go live. */
async function findHolds(
  work: UnitOfWork,
  platform: Platform,
  { contractorId, businessName, email, city, state }: SubmissionRow,
  address: string | null,
): Promise<Hold[]> {
  const isOver = await countNewBusiness(work, platform, { contractorId, email, address });
  const named = { businessName, email, city: city ?? "", state: state ?? "" };
  return [
    ...(await findNameHolds(work.tx, platform.settings, named)),
    ...(isOver ? [{ reason: "many_signups" as const, otherPageId: null }] : []),
  ];
}
