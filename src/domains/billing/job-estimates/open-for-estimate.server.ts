import { and, eq, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";

/**
 * The jobs that an estimate for the same request is about: those without a price, such as a visit to
 * look at the work, and those with an accepted estimate. A job with a price of its own is another one
 * (`estimates.own-job`).
 */
export function isOpenForEstimate(database: Reader): SQL | undefined {
  const items = database.select().from(jobItems).where(eq(jobItems.workOrderId, workOrders.id));
  const isAccepted = sql`exists (select from ${jobEstimates} where ${jobEstimates.workOrderId} = ${workOrders.id} and ${jobEstimates.state} = 'accepted')`;
  return or(and(isNull(workOrders.valueCents), notExists(items)), isAccepted);
}
