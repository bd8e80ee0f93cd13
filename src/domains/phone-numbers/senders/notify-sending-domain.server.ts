import { readOwners } from "~/domains/identity/index.server.ts";
import { findDomainName, queueEmail } from "~/domains/messaging/index.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { sendingDomainMail } from "./senders.emails.server.ts";

type Changed = { contractorId: string; what: "works" | "broken" };

/** Emails each owner that emails are sent from their domain, or no longer are. */
export async function notifySendingDomainChange(
  work: UnitOfWork,
  { payload: { contractorId, what }, createdAt }: RecordedEvent<Changed>,
): Promise<void> {
  const domain = await findDomainName(work.tx, contractorId);
  if (!domain) return;
  for (const { id, email } of await readOwners(work, contractorId)) {
    await queueEmail(work, sendingDomainMail, {
      to: email,
      cause: `sending-domain:${contractorId}:${what}:${createdAt.getTime()}:${id}`,
      subjectId: contractorId,
      contractorId,
      params: { what, domain },
    });
  }
}
