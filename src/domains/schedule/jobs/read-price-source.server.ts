import { and, eq, sum } from "drizzle-orm";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * What a job's line items, or else its accepted estimates, cost in cents: its invoices bill those,
 * whatever value someone types for the job. Null if it has neither. Leaves out estimates billed apart.
 */
export async function findLinesPrice(database: Reader, jobId: string): Promise<number | null> {
  const [items] = await database.select().from(jobItems).where(eq(jobItems.workOrderId, jobId));
  if (items) return invoiceTotals(items.content).totalCents;
  const [accepted] = await database
    .select({ cents: sum(jobEstimateAnswers.totalCents).mapWith(Number) })
    .from(jobEstimateAnswers)
    .innerJoin(jobEstimates, eq(jobEstimates.id, jobEstimateAnswers.estimateId))
    .where(
      and(
        eq(jobEstimates.workOrderId, jobId),
        eq(jobEstimates.isBilledApart, false),
        eq(jobEstimateAnswers.kind, "accepted"),
      ),
    );
  return accepted?.cents ?? null;
}

/** The error at a typed price that no invoice would bill. */
export const pricedByLines = "Change this job’s price in its line items";
