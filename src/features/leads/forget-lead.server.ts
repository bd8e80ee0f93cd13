import { inArray } from "drizzle-orm";
import { forgetAttributions } from "~/features/attribution/record-attribution.server.ts";
import { messages } from "~/features/messages/messages.tables.server.ts";
import { suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { recordChange } from "~/features/staff/audit.server.ts";
import type { StaffMember } from "~/features/staff/staff.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type Work } from "~/platform/transaction.server.ts";
import { leadEnquiries, leads } from "./leads.tables.server.ts";
import { leadsOfPerson } from "./person.server.ts";

/**
 * Deletes everything that is kept of the person behind a lead, at every business they asked
 * (compliance P2): leads, enquiries, consents, visits, and what was written about them. What stays is
 * the hash of their address and number, so that nothing is sent there, and ids and counts in the audit.
 * @returns how many leads are gone
 */
export async function forgetPersonOfLead(
  platform: Platform,
  member: StaffMember,
  leadId: string,
): Promise<number> {
  return inTransaction(platform, async (work) => {
    const found = await leadsOfPerson(work.tx, leadId);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const { email, phone } of found) {
      if (email) await suppressAddress(work, platform, "email", email, "deleted");
      if (phone) await suppressAddress(work, platform, "sms", phone, "deleted");
    }
    const counts = await forgetLeads(work, ids);
    await recordChange(work, member, {
      action: "lead.forget",
      entity: "lead",
      entityId: leadId,
      before: { leads: ids, ...counts },
      after: null,
    });
    return ids.length;
  });
}

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
  const written = await tx
    .delete(messages)
    .where(inArray(messages.subjectId, ids))
    .returning({ id: messages.id });
  // Enquiries, consents and events go with their lead.
  await tx.delete(leads).where(inArray(leads.id, ids));
  return { enquiries: enquiries.length, messages: written.length };
}
