import { and, eq, exists, isNull, notExists, sum } from "drizzle-orm";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import {
  jobEstimateAnswers,
  jobEstimates,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import { recurrences } from "~/domains/schedule/schedule.tables.server.ts";
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

/**
 * What a recurring job's accepted extras without an invoice cost, in cents: they are billed apart,
 * and its next appointment that doesn't recur is for them. Null if it has none.
 */
export async function findExtrasPrice(database: Reader, jobId: string): Promise<number | null> {
  const billed = database
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.estimateId, jobEstimates.id),
        eq(invoices.isDeposit, false),
        isNull(invoices.voidedAt),
      ),
    );
  const [extras] = await database
    .select({ cents: sum(jobEstimateAnswers.totalCents).mapWith(Number) })
    .from(jobEstimateAnswers)
    .innerJoin(jobEstimates, eq(jobEstimates.id, jobEstimateAnswers.estimateId))
    .where(
      and(
        eq(jobEstimates.workOrderId, jobId),
        eq(jobEstimates.isBilledApart, true),
        eq(jobEstimateAnswers.kind, "accepted"),
        notExists(billed),
        exists(database.select().from(recurrences).where(eq(recurrences.workOrderId, jobId))),
      ),
    );
  return extras?.cents ?? null;
}

/** The error at a typed price that no invoice would bill. */
export const pricedByLines = "Change this job’s price in its line items";
