import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import { invoiceLink, readEstimateLink } from "~/domains/billing/documents.server.ts";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { billsEstimate, isNotVoided } from "./find-billed.server.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, invoiceName } from "./invoices.ts";

/** How a customer pays the deposit of an estimate. */
export type DepositTerms = {
  /** The business's payment instructions; null if not set yet. */
  howToPay: string | null;
  /** The accepted estimate's deposit invoice, or another invoice sent for it. */
  invoice: { name: string; owedCents: number; paidCents: number; link: string } | null;
};

/** The deposit terms for anyone with an estimate's link; null if the link isn't valid. */
export async function findDepositTerms(
  platform: Platform,
  token: string,
): Promise<DepositTerms | null> {
  const { query } = platform.database;
  const estimateId = await readEstimateLink(platform, query, token);
  if (!estimateId) return null;
  const [estimate] = await query
    .select({ contractorId: jobEstimates.contractorId })
    .from(jobEstimates)
    .where(eq(jobEstimates.id, estimateId));
  if (!estimate) return null;
  const { howToPay } = await settingsOf(query, estimate.contractorId);
  const [invoice] = await query
    .select({
      id: invoices.id,
      number: invoices.number,
      dueOn: invoices.dueOn,
      totalCents: invoices.totalCents,
      paidCents: invoices.paidCents,
      creditedCents: invoices.creditedCents,
      voidedAt: invoices.voidedAt,
    })
    .from(invoices)
    .innerJoin(jobEstimates, and(eq(jobEstimates.id, estimateId), billsEstimate))
    .where(
      and(
        eq(jobEstimates.state, "accepted"),
        eq(invoices.contractorId, estimate.contractorId),
        isNotNull(invoices.number),
        // The page may be the first that shows the deposit's invoice.
        or(eq(invoices.isDeposit, true), isNotNull(invoices.sentAt)),
        isNotVoided,
        isNull(invoices.erasedAt),
        // An unpaid deposit that the job's invoice bills is no longer paid on its own.
        or(isNull(invoices.deductedById), gt(invoices.paidCents, 0)),
      ),
    )
    .orderBy(desc(invoices.isDeposit), desc(invoices.createdAt), desc(invoices.id))
    .limit(1);
  if (!invoice) return { howToPay, invoice: null };
  const name = invoiceName(invoice.number);
  const link = await invoiceLink(platform, platform.database.query, invoice.id);
  const { paidCents } = invoice;
  return { howToPay, invoice: { name, owedCents: calculateBalanceDue(invoice), paidCents, link } };
}
