import { and, eq, isNull, notExists, or, type SQL, sql } from "drizzle-orm";
import { jobItems } from "~/domains/billing/job-items/job-items.tables.server.ts";
import { workOrders } from "~/domains/schedule/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";

/**
 * Jobs that can get another estimate for the same request: those without a price, such as a visit
 * to look at the work, and those with an accepted estimate. A job with its own price is separate
 * work (`estimates.own-job`).
 */
export function isOpenForEstimate(database: Reader): SQL | undefined {
  const items = database.select().from(jobItems).where(eq(jobItems.workOrderId, workOrders.id));
  const isAccepted = sql`exists (select from ${jobEstimates} where ${jobEstimates.workOrderId} = ${workOrders.id} and ${jobEstimates.state} = 'accepted')`;
  return or(and(isNull(workOrders.valueCents), notExists(items)), isAccepted);
}
