import { and, eq, exists, or } from "drizzle-orm";
import { jobEstimates } from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import { workOrders } from "~/domains/schedule/schedule.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";

/**
 * What a job's line items or accepted estimates cost, in cents: its invoices bill those, whatever
 * value someone types for the job. Null if it has neither.
 */
export async function findLinesPrice(
  database: Reader,
  jobId: string,
): Promise<{ cents: number | null } | null> {
  const items = database.select().from(jobItems).where(eq(jobItems.workOrderId, jobId));
  const accepted = database
    .select()
    .from(jobEstimates)
    .where(and(eq(jobEstimates.workOrderId, jobId), eq(jobEstimates.state, "accepted")));
  const [found] = await database
    .select({ cents: workOrders.valueCents })
    .from(workOrders)
    .where(and(eq(workOrders.id, jobId), or(exists(items), exists(accepted))));
  return found ?? null;
}

/** The error at a typed price that no invoice would bill. */
export const pricedByLines = "Change this job’s price in its line items";
