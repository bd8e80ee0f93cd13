import { eq } from "drizzle-orm";
import { z } from "zod";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import { forecastPages } from "~/domains/publishing/index.server.ts";
import { forecastSentences, holdLabels, outcomeSentences } from "~/domains/publishing/index.ts";
import { findCity } from "~/domains/shared/index.server.ts";
import { type Actor, authorize, findState } from "~/domains/shared/index.ts";
import { canRunOnboardingJobs } from "~/domains/signup/signup.policy.ts";
import { pageHolds, seoPages } from "~/domains/storefront/index.server.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { hasContactDetails } from "~/platform/validation/typed-text.ts";
import {
  formSubmissions,
  type SubmissionRow,
  submissionRecord,
} from "./onboarding.tables.server.ts";
import { onboardingLink } from "./onboarding-links.server.ts";
import { readOutlook } from "./outlook.server.ts";

const aboutSubmission = z.object({ submissionId: z.uuid() });

const formNotification = z.object({
  submission_id: z.uuid(),
  business_name: z.string(),
  email: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  created_at: z.string(),
});

export type FormNotification = z.output<typeof formNotification>;

/** Emails the contractor a confirmation link with the expected outcome of each page. */
export const confirmEmailAddress = defineEmail<{
  submissionId: string;
  address?: string | undefined;
}>({
  kind: "confirm-email",
  addressFrom: "form",
  params: aboutSubmission.extend({
    /**
     * Hash of the email it is sent to, which may have changed since. Missing in messages of older releases.
     */
    address: z.string().optional(),
  }),
  grantsAccess: "contractor",
  suspicion: findSpamInSubmission,
  async compose(platform, { submissionId, address }) {
    const submission = await readSubmission(platform, submissionId);
    const { ConfirmEmail } = await import("./onboarding.email.tsx");
    return {
      subject: `Confirm your email address - ${platform.settings.siteName}`,
      body: ConfirmEmail({
        link: onboardingLink(platform, "confirm", submission.contractorId, address),
        pages: forecastSentences(
          await forecastPages(platform.database.query, platform.settings, submission.contractorId),
          "confirming",
          knownPlace(submission),
        ),
        sender: platform.settings,
      }),
    };
  },
});

/** Emails the contractor a link to finish later. */
export const resumeOnboarding = defineEmail({
  kind: "resume-onboarding",
  addressFrom: "form",
  params: aboutSubmission,
  grantsAccess: "contractor",
  suspicion: findSpamInSubmission,
  async compose(platform, { submissionId }) {
    const submission = await readSubmission(platform, submissionId);
    const { ResumeOnboarding } = await import("./onboarding.email.tsx");
    return {
      subject: `Finish your setup - ${platform.settings.siteName}`,
      body: ResumeOnboarding({
        step: submission.currentStep,
        pages: await openOutcomes(platform, submission),
        link: onboardingLink(platform, "resume", submissionId),
        sender: platform.settings,
      }),
    };
  },
});

/** Notifies staff that an onboarding was completed. */
export const formCompleted = defineEmail({
  kind: "form-completed",
  addressFrom: "settings",
  params: formNotification,
  async compose(platform, body) {
    const submission = await readSubmission(platform, body.submission_id);
    const { FormCompleted } = await import("./onboarding.email.tsx");
    const path = `/admin/contractors/${submission.contractorId}`;
    return {
      subject: `New onboarding: ${body.business_name}`,
      replyTo: body.email,
      body: FormCompleted({
        notification: body,
        startedAt: dateFormat({
          dateStyle: "medium",
          timeStyle: "short",
          timeZone: platform.settings.timeZone,
        }).format(new Date(body.created_at)),
        place: [submission.city, submission.state].filter(Boolean).join(", ") || null,
        holds: await holdsOf(platform, submission.contractorId),
        link: new URL(path, platform.settings.siteUrl).href,
        sender: platform.settings,
      }),
    };
  },
});

/** The city of the pages, only if it is on our list: typed text must not be sent to a typed address. */
function knownPlace({ city, state }: SubmissionRow): string {
  const knownCity = findCity(city ?? "", findState(state ?? "")?.code ?? null);
  return knownCity ? `${knownCity.city}, ${knownCity.state}` : "your area";
}

/** Sentences about a draft's pages that don't go live right away. */
async function openOutcomes(platform: Platform, submission: SubmissionRow) {
  const outlook = await readOutlook(platform, submissionRecord(submission));
  return outcomeSentences(outlook?.pages ?? [], knownPlace(submission), "signing-up").filter(
    ({ outcome }) => outcome !== "live",
  );
}

/** A name that contains a link or a number may be an attempt to send spam through us. */
async function findSpamInSubmission(
  platform: Platform,
  { submissionId }: { submissionId: string },
): Promise<string | null> {
  const { businessName, firstName, lastName } = await readSubmission(platform, submissionId);
  return [businessName, firstName, lastName].some(hasContactDetails)
    ? "A name in the form contains a link, email address, or phone number"
    : null;
}

/** Why staff must review a new business before its pages go live, as text for staff. */
async function holdsOf({ database: { query } }: Platform, contractorId: string): Promise<string[]> {
  const rows = await query
    .selectDistinct({ reason: pageHolds.reason })
    .from(pageHolds)
    .innerJoin(seoPages, eq(seoPages.id, pageHolds.pageId))
    .where(eq(seoPages.contractorId, contractorId));
  return rows.map(({ reason }) => holdLabels[reason]);
}

async function readSubmission(platform: Platform, id: string) {
  const [row] = await platform.database.query
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
  if (!row) throw new Error("The submission this email is about no longer exists");
  return row;
}

/** Queues the email to staff about a completed onboarding, once. */
export async function notifyStaffOfForm(
  platform: Platform,
  actor: Actor,
  body: FormNotification,
): Promise<void> {
  authorize(canRunOnboardingJobs(actor));
  await inTransaction(platform, (work) =>
    queueEmail(work, formCompleted, {
      to: platform.settings.contactEmail,
      cause: `form-completed:${body.submission_id}`,
      subjectId: body.submission_id,
      params: body,
    }),
  );
}
