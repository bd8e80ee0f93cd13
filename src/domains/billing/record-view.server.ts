import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { invoiceViewed, jobEstimateViewed } from "./billing.events.ts";
import { readInvoiceLink } from "./documents.server.ts";
import { invoices } from "./invoices/invoices.tables.server.ts";
import { openEstimate } from "./job-estimates/customer-estimate.server.ts";
import { jobEstimates } from "./job-estimates/job-estimates.tables.server.ts";

/** Whether the viewer is on the team of the business that sent the document, or on our staff. */
type IsInsider = (contractorId: string) => Promise<boolean>;

/**
 * Records that a customer opened an estimate: once, however often they open it
 * (`notifications.viewed-once`). @returns false if the link isn't valid
 */
export async function recordEstimateView(
  platform: Platform,
  token: string,
  isInsider: IsInsider,
): Promise<boolean> {
  const opened = await openEstimate(platform, platform.database.query, token);
  if (!opened) return false;
  const { id: estimateId, contractorId, leadId, viewedAt } = opened.estimate;
  if (viewedAt || (await isInsider(contractorId))) return true;
  await inTransaction(platform, async (work) => {
    const first = await work.tx
      .update(jobEstimates)
      .set({ viewedAt: work.now })
      .where(and(eq(jobEstimates.id, estimateId), isNull(jobEstimates.viewedAt)))
      .returning({ id: jobEstimates.id });
    if (first.length > 0) work.record(jobEstimateViewed, { estimateId, contractorId, leadId });
  });
  return true;
}

/** Records that a customer viewed an invoice, like `recordEstimateView`. */
export async function recordInvoiceView(
  platform: Platform,
  token: string,
  isInsider: IsInsider,
): Promise<boolean> {
  const { query } = platform.database;
  const invoiceId = await readInvoiceLink(platform, query, token);
  if (!invoiceId) return false;
  const isShown = and(
    eq(invoices.id, invoiceId),
    isNotNull(invoices.number),
    isNull(invoices.erasedAt),
  );
  const [found] = await query
    .select({ contractorId: invoices.contractorId, viewedAt: invoices.viewedAt })
    .from(invoices)
    .where(isShown);
  if (!found) return false;
  const { contractorId, viewedAt } = found;
  if (viewedAt || (await isInsider(contractorId))) return true;
  await inTransaction(platform, async (work) => {
    const first = await work.tx
      .update(invoices)
      .set({ viewedAt: work.now })
      .where(and(isShown, isNull(invoices.viewedAt)))
      .returning({ id: invoices.id });
    if (first.length > 0) work.record(invoiceViewed, { invoiceId, contractorId });
  });
  return true;
}
