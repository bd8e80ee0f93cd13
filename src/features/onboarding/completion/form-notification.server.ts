import { type Actor, authorize } from "~/features/access/actor.ts";
import { queueEmail } from "~/features/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type FormNotification, formCompleted } from "../onboarding.emails.server.ts";
import { canRunOnboardingJobs } from "../onboarding.policy.ts";

/** Writes the mail to staff about a completed onboarding, once. */
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
