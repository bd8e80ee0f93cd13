import { readOwners } from "~/domains/identity/index.server.ts";
import { queueEmail } from "~/domains/messaging/index.server.ts";
import type { RecordedEvent } from "~/platform/events/event.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { ownDomainMail } from "./own-addresses.emails.server.ts";
import type { OwnDomainChange } from "./own-addresses.ts";

/** Emails each owner that their domain works, fails its checks, or is no longer served. */
export async function notifyDomainChange(
  work: UnitOfWork,
  {
    payload: { addressId, contractorId, what },
    createdAt,
  }: RecordedEvent<{
    addressId: string;
    contractorId: string;
    what: OwnDomainChange;
  }>,
): Promise<void> {
  for (const { id, email } of await readOwners(work, contractorId)) {
    await queueEmail(work, ownDomainMail, {
      to: email,
      cause: `own-domain:${addressId}:${what}:${createdAt.getTime()}:${id}`,
      subjectId: addressId,
      contractorId,
      params: { addressId, what },
    });
  }
}
