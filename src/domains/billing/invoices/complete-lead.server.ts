import { eq } from "drizzle-orm";
import { completeLeadIfDone } from "~/domains/billing/job-estimates/list-unbooked.server.ts";
import { leads } from "~/domains/leads/leads.tables.server.ts";
import { canonicalLeadId } from "~/domains/leads/own/own-leads.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { invoices } from "./invoices.tables.server.ts";

/** Marks a lead done if its invoice is paid and nothing else is open. */
export async function completeLeadOnInvoicePaid(
  work: UnitOfWork,
  { payload: { invoiceId } }: Happened<{ invoiceId: string }>,
): Promise<void> {
  const [found] = await work.tx
    .select({ leadId: canonicalLeadId })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .where(eq(invoices.id, invoiceId));
  if (found) await completeLeadIfDone(work, found.leadId, "payment");
}
