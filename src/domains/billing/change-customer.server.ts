import { eq, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { invoices } from "./invoices/invoices.tables.server.ts";
import { jobEstimates } from "./job-estimates/job-estimates.tables.server.ts";

type Dated = Pick<UnitOfWork, "tx" | "now">;
type Estimate = typeof jobEstimates.$inferSelect;
type Invoice = typeof invoices.$inferSelect;
type CustomerField = "customerName" | "phone" | "phoneExtension" | "email" | "address";

/**
 * Changes the customer of an estimate that the caller locked. An open editor elsewhere then reports
 * the change instead of restoring the old number.
 */
export async function changeEstimateCustomer(
  { tx, now }: Dated,
  { id, revision: current, sentRevision: sent }: Pick<Estimate, "id" | "revision" | "sentRevision">,
  change: Partial<Pick<Estimate, CustomerField>>,
): Promise<void> {
  const revision = sql`${jobEstimates.revision} + 1`;
  const sentRevision = sql`${jobEstimates.sentRevision} + 1`;
  const isCurrent = sent === current;
  await tx
    .update(jobEstimates)
    .set({ ...change, revision, ...(isCurrent ? { sentRevision } : {}), updatedAt: now })
    .where(eq(jobEstimates.id, id));
}

/**
 * Changes the customer of an invoice, like `changeEstimateCustomer`; only a draft can be changed.
 */
export async function changeInvoiceCustomer(
  { tx, now }: Dated,
  { id, number }: Pick<Invoice, "id" | "number">,
  change: Partial<Pick<Invoice, CustomerField>>,
): Promise<void> {
  const revision = sql`${invoices.revision} + 1`;
  await tx
    .update(invoices)
    .set({ ...change, ...(number === null ? { revision } : {}), updatedAt: now })
    .where(eq(invoices.id, id));
}
