import { eq } from "drizzle-orm";
import { hasUnbooked } from "~/features/job-estimates/list-unbooked.server.ts";
import { markDone } from "~/features/leads/advance-lead.server.ts";
import { leads } from "~/features/leads/leads.tables.server.ts";
import { keptLeadId } from "~/features/leads/own/own-leads.server.ts";
import { hasWorkToCome } from "~/features/schedule/job-of-request.server.ts";
import type { Happened } from "~/platform/events/reaction.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { invoices } from "./invoices.tables.server.ts";

/** With its invoice paid a lead is done, unless there is work to come (`leads.automatic-stages`). */
export async function finishLeadOfPaidInvoice(
  work: UnitOfWork,
  { payload: { invoiceId } }: Happened<{ invoiceId: string }>,
): Promise<void> {
  const { tx } = work;
  const [found] = await tx
    .select({ leadId: keptLeadId })
    .from(invoices)
    .innerJoin(leads, eq(leads.id, invoices.leadId))
    .where(eq(invoices.id, invoiceId));
  if (!found) return;
  if ((await hasWorkToCome(tx, found.leadId)) || (await hasUnbooked(tx, found.leadId))) return;
  await markDone(work, found.leadId, "payment");
}
