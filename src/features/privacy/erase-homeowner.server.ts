import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { eraseConversations } from "~/features/conversations/erase-conversations.server.ts";
import { eraseLeads } from "~/features/leads/erase-leads.server.ts";
import { leadsOfPerson } from "~/features/leads/leads-of-person.server.ts";
import { eraseEstimates } from "~/features/market-estimates/erase-estimates.server.ts";
import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import { suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { forgetReasons } from "~/features/opt-outs/erase-opt-outs.server.ts";
import { normalizeStoredPhones } from "~/features/phone-numbers/normalize-stored-phones.server.ts";
import { eraseWorkOrders } from "~/features/work-orders/erase-work-orders.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canErasePerson } from "./privacy.policy.ts";

/**
 * Deletes everything that is kept of the homeowner behind a lead, at every business they asked
 * (`privacy.export-and-erasure`): leads, enquiries, consents, visits, estimates, and what was written about them.
 * What stays is the hash of their address and number, so that nothing is sent there, and ids and
 * counts in the audit.
 * @returns how many leads are gone
 */
export async function eraseHomeowner(
  platform: Platform,
  actor: Actor,
  leadId: string,
): Promise<number> {
  authorize(canErasePerson(actor));
  await normalizeStoredPhones(platform);
  return inTransaction(platform, async (work) => {
    const found = await leadsOfPerson(work.tx, leadId);
    const ids = found.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const { email, phone } of found) {
      if (email) await suppressAddress(work, platform, "email", email, "deleted");
      if (phone) await suppressAddress(work, platform, "sms", phone, "deleted");
    }
    await forgetReasons(work, platform, found);
    await eraseWorkOrders(work, { person: found });
    const counts = await eraseLeads(work, ids);
    const written = await eraseMessages(work, { subjectIds: [], writers: found });
    await eraseConversations(work, { person: found });
    const estimates = await eraseEstimates(work, found);
    await recordChange(work, actor, {
      action: "lead.forget",
      entity: "lead",
      entityId: leadId,
      before: { leads: ids, ...counts, messages: counts.messages + written, estimates },
      after: null,
    });
    return ids.length;
  });
}
