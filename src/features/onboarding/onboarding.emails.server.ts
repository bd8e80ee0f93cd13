import { eq } from "drizzle-orm";
import { z } from "zod";
import { defineEmail } from "~/platform/mail/email.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { hasContactDetails } from "~/platform/validation/contact-details.ts";
import { onboardingLink } from "./drafts/onboarding-links.server.ts";
import { formSubmissions } from "./onboarding.tables.server.ts";

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

/** Asks the contractor to confirm the address; the pages go live when they do. */
export const confirmEmailAddress = defineEmail({
  kind: "confirm-email",
  addressFrom: "form",
  params: aboutSubmission,
  grantsAccess: "contractor",
  suspicion: baitInSubmission,
  async compose(platform, { submissionId }) {
    const submission = await readSubmission(platform, submissionId);
    const { ConfirmEmail } = await import("./completion/confirm-email.email.tsx");
    return {
      subject: `Confirm your email address - ${platform.settings.siteName}`,
      body: ConfirmEmail({
        link: onboardingLink(platform, "confirm", submission.contractorId),
        sender: platform.settings,
      }),
    };
  },
});

/** Sends the contractor a link to go on later. */
export const resumeOnboarding = defineEmail({
  kind: "resume-onboarding",
  addressFrom: "form",
  params: aboutSubmission,
  grantsAccess: "contractor",
  suspicion: baitInSubmission,
  async compose(platform, { submissionId }) {
    const submission = await readSubmission(platform, submissionId);
    const { ResumeOnboarding } = await import("./drafts/resume-onboarding.email.tsx");
    return {
      subject: `Finish your setup - ${platform.settings.siteName}`,
      body: ResumeOnboarding({
        step: submission.currentStep,
        link: onboardingLink(platform, "resume", submissionId),
        sender: platform.settings,
      }),
    };
  },
});

/** Tells staff that an onboarding was completed. */
export const formCompleted = defineEmail({
  kind: "form-completed",
  addressFrom: "settings",
  params: formNotification,
  async compose(platform, body) {
    const submission = await readSubmission(platform, body.submission_id);
    const { FormCompleted } = await import("./completion/form-completed.email.tsx");
    const path = `/admin/contractors/${submission.contractorId}`;
    return {
      subject: `New onboarding: ${body.business_name}`,
      replyTo: body.email,
      body: FormCompleted({
        notification: body,
        startedAt: new Date(body.created_at).toLocaleString("en-US", {
          dateStyle: "medium",
          timeStyle: "short",
          timeZone: platform.settings.timeZone,
        }),
        place: [submission.city, submission.state].filter(Boolean).join(", ") || null,
        link: new URL(path, platform.settings.siteUrl).href,
        sender: platform.settings,
      }),
    };
  },
});

/** Names that hold a link or a number: whoever wrote them may mean to reach somebody else's inbox. */
async function baitInSubmission(
  platform: Platform,
  { submissionId }: { submissionId: string },
): Promise<string | null> {
  const { businessName, firstName, lastName } = await readSubmission(platform, submissionId);
  return [businessName, firstName, lastName].some(hasContactDetails)
    ? "A name in the form holds a link, an email address or a phone number"
    : null;
}

async function readSubmission(platform: Platform, id: string) {
  const [row] = await platform.database.query
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
  if (!row) throw new Error("The submission of this email is gone");
  return row;
}
