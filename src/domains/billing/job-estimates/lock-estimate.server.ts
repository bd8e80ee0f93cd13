import { and, eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { jobEstimates } from "./job-estimates.tables.server.ts";

export type JobEstimate = typeof jobEstimates.$inferSelect;

/**
 * Locks an estimate of the business until the transaction ends; null if it has no such estimate.
 */
export async function lockEstimate(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  estimateId: string,
): Promise<JobEstimate | null> {
  const [estimate] = await tx
    .select()
    .from(jobEstimates)
    .where(and(eq(jobEstimates.id, estimateId), eq(jobEstimates.contractorId, contractorId)))
    .for(...lockRows(jobEstimates));
  return estimate ?? null;
}
