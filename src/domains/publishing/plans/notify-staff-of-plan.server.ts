import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type PlanChosen, planChosenAlert } from "./plans.emails.server.ts";

/** Notifies staff that a business wants a plan or pays for one by card, so they can set up its page. */
export function notifyStaffOfPlan(
  work: UnitOfWork,
  { settings }: Pick<Platform, "settings">,
  cause: string,
  params: PlanChosen,
): Promise<void> {
  const { contractorId } = params;
  const to = settings.contactEmail;
  return queueEmail(work, planChosenAlert, {
    to,
    cause,
    subjectId: contractorId,
    contractorId,
    params,
  });
}
