import { readOwners } from "~/domains/identity/members/read-owners.server.ts";
import { queueEmail } from "~/domains/messaging/messages/queue-email.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { webhookPausedMail } from "./webhooks.emails.server.ts";

/** Emails each owner of the business that a webhook was paused. */
export async function notifyOfPausedWebhook(
  work: UnitOfWork,
  { payload, createdAt }: Happened<{ endpointId: string; contractorId: string }>,
): Promise<void> {
  const { endpointId, contractorId } = payload;
  const owners = await readOwners(work, contractorId);
  for (const { id, email } of owners) {
    await queueEmail(work, webhookPausedMail, {
      to: email,
      cause: `webhook-paused:${endpointId}:${createdAt.getTime()}:${id}`,
      subjectId: endpointId,
      contractorId,
      params: { endpointId },
    });
  }
}
