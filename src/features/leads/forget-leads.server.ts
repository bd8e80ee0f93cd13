import { inArray } from "drizzle-orm";
import { forgetAttributions } from "~/features/attribution/record-attribution.server.ts";
import { forgetMessages } from "~/features/messages/forget-messages.server.ts";
import type { Work } from "~/platform/transaction.server.ts";
import { leadEnquiries, leads } from "./leads.tables.server.ts";

/** Deletes leads with all that hangs on them, within the caller's transaction. */
export async function forgetLeads({ tx }: Pick<Work, "tx">, leadIds: readonly string[]) {
  const ids = [...leadIds];
  const enquiries = await tx
    .select({ id: leadEnquiries.id })
    .from(leadEnquiries)
    .where(inArray(leadEnquiries.leadId, ids));
  await forgetAttributions(
    { tx },
    enquiries.map(({ id }) => id),
  );
  const messages = await forgetMessages({ tx }, { subjectIds: ids, address: null });
  // Enquiries, consents and events go with their lead.
  await tx.delete(leads).where(inArray(leads.id, ids));
  return { enquiries: enquiries.length, messages };
}
