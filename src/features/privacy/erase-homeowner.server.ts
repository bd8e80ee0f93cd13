import { inArray } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { recordChange } from "~/features/audit/audit.server.ts";
import { businessExports } from "~/features/business-exports/business-exports.tables.server.ts";
import { endExports } from "~/features/business-exports/end-exports.server.ts";
import { seoPages } from "~/features/business-pages/business-pages.tables.server.ts";
import { eraseCalls } from "~/features/calls/erase-calls.server.ts";
import {
  conversationContact,
  conversations,
} from "~/features/conversations/conversations.tables.server.ts";
import { eraseConversations } from "~/features/conversations/erase-conversations.server.ts";
import { eraseInvoicesOf, selectInvoicesOf } from "~/features/invoices/erase-invoices.server.ts";
import { eraseJobEstimates } from "~/features/job-estimates/erase-job-estimates.server.ts";
import {
  jobEstimateContact,
  jobEstimates,
} from "~/features/job-estimates/job-estimates.tables.server.ts";
import { eraseLeads } from "~/features/leads/erase-leads.server.ts";
import { leadsOfPerson } from "~/features/leads/leads-of-person.server.ts";
import { eraseEstimates } from "~/features/market-estimates/erase-estimates.server.ts";
import { eraseMessages } from "~/features/messages/erase-messages.server.ts";
import { suppressAddress } from "~/features/messages/suppress-address.server.ts";
import { eraseDigests } from "~/features/notifications/digest/erase-digests.server.ts";
import { forgetReasons } from "~/features/opt-outs/erase-opt-outs.server.ts";
import { isSamePerson } from "~/features/people/same-person.server.ts";
import { normalizeStoredPhones } from "~/features/phone-numbers/normalize-stored-phones.server.ts";
import { visits } from "~/features/schedule/visits.tables.server.ts";
import { eraseWorkOrders } from "~/features/work-orders/erase-work-orders.server.ts";
import { workOrderContact, workOrders } from "~/features/work-orders/work-orders.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { canErasePerson } from "./privacy.policy.ts";

/**
 * Deletes everything that is kept of the homeowner behind a lead, at every business they asked
 * (`privacy.export-and-erasure`): leads, enquiries, consents, visits, estimates, and what was written about them.
 * What stays is the hash of their address and number, so that nothing is sent there, ids and
 * counts in the audit, and of issued invoices what names nobody (`invoices.kept`).
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
    const { subjectIds, contractorIds } = await appointmentsOf(work, found);
    await eraseDigests(work, contractorIds);
    await endExports(work, inArray(businessExports.contractorId, contractorIds));
    await eraseInvoicesOf(work, { contacts: found, leadIds: ids });
    await eraseJobEstimates(work, { person: found });
    await eraseWorkOrders(work, { person: found });
    await eraseCalls(work, { person: found });
    const counts = await eraseLeads(work, ids);
    const written = await eraseMessages(work, { subjectIds, writers: found });
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

/** Of a person's jobs, visits, estimates and invoices for them, also where no lead is theirs: what mails and texts about them name, and the businesses that know them. */
async function appointmentsOf(
  { tx }: Pick<UnitOfWork, "tx">,
  found: Awaited<ReturnType<typeof leadsOfPerson>>,
) {
  const jobs = await tx
    .select({ id: workOrders.id, contractorId: workOrders.contractorId })
    .from(workOrders)
    .where(isSamePerson(workOrderContact, found));
  const jobIds = jobs.map(({ id }) => id);
  const planned = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(inArray(visits.workOrderId, jobIds));
  const offered = await tx
    .select({ id: jobEstimates.id, contractorId: jobEstimates.contractorId })
    .from(jobEstimates)
    .where(isSamePerson(jobEstimateContact, found));
  const billed = await selectInvoicesOf(tx, {
    contacts: found,
    leadIds: found.map(({ id }) => id),
  });
  const spoken = await tx
    .select({ contractorId: conversations.contractorId })
    .from(conversations)
    .where(isSamePerson(conversationContact, found));
  const pageIds = found.map(({ pageId }) => pageId);
  const pages = await tx
    .select({ contractorId: seoPages.contractorId })
    .from(seoPages)
    .where(inArray(seoPages.id, pageIds));
  const known = [...pages, ...found, ...jobs, ...offered, ...billed, ...spoken].flatMap(
    ({ contractorId }) => contractorId ?? [],
  );
  return {
    subjectIds: [...jobIds, ...[...planned, ...offered, ...billed].map(({ id }) => id)],
    contractorIds: [...new Set(known)],
  };
}
