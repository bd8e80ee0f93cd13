import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { contactSync } from "../onboarding.jobs.server.ts";

/** Sends the job that posts a save to the contact-sync address, completed ones first. */
export async function sendContactSync(
  { enqueue }: UnitOfWork,
  { payload }: Happened<{ deliveryId: string; isCompleted: boolean }>,
): Promise<void> {
  const { deliveryId, isCompleted } = payload;
  enqueue(contactSync, { deliveryId }, { priority: isCompleted ? 10 : 0 });
}
