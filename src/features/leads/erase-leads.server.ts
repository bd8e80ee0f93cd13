import { inArray } from "drizzle-orm";
import { eraseAttributions } from "~/features/attribution/record-attribution.server.ts";
import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import { removePhoto } from "~/features/photos/photos.jobs.server.ts";
import { eraseKeys } from "~/platform/idempotency/erase-keys.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { leadEnquiries, leadPictures, leads } from "./leads.tables.server.ts";

/** Deletes leads with all that hangs on them, within the caller's transaction. */
export async function eraseLeads(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  leadIds: readonly string[],
) {
  const ids = [...leadIds];
  const enquiries = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.leadId, ids));
  const enquiryIds = enquiries.map(({ id }) => id);
  await eraseAttributions({ tx }, enquiryIds);
  await eraseKeys({ tx }, enquiryIds);
  const messages = await eraseMessages({ tx }, { subjectIds: ids });
  const pictures = await tx
    .delete(leadPictures)
    .where(inArray(leadPictures.leadId, ids))
    .returning({ key: leadPictures.key });
  for (const { key } of pictures) enqueue(removePhoto, { key });
  // Enquiries, consents and events go with their lead.
  await tx.delete(leads).where(inArray(leads.id, ids));
  return { enquiries: enquiries.length, messages };
}
