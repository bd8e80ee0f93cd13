import { eraseMessages } from "~/domains/messaging/messages/erase-messages.server.ts";
import { eraseAttributions } from "~/domains/shared/attribution/record-attribution.server.ts";
import { removePhoto } from "~/domains/shared/photos/photos.jobs.server.ts";
import { isAnyOf } from "~/platform/database/is-any-of.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadEnquiries, leadPictures, leads } from "./leads.tables.server.ts";

/** Deletes leads and everything that belongs to them, in the caller's transaction. */
export async function eraseLeads(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  leadIds: readonly string[],
) {
  const enquiries = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(isAnyOf(leadEnquiries.leadId, leadIds));
  const enquiryIds = enquiries.map(({ id }) => id);
  await eraseAttributions({ tx }, enquiryIds);
  await eraseKeys({ tx }, enquiryIds);
  const messages = await eraseMessages({ tx }, { subjectIds: leadIds });
  const pictures = await tx
    .delete(leadPictures)
    .where(isAnyOf(leadPictures.leadId, leadIds))
    .returning({ key: leadPictures.key });
  for (const { key } of pictures) enqueue(removePhoto, { key });
  // Deletes enquiries, consents, and events by cascade.
  await tx.delete(leads).where(isAnyOf(leads.id, leadIds));
  return { enquiries: enquiries.length, messages };
}
