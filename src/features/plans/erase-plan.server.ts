import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { businessPlans } from "./plans.tables.server.ts";

/** Deletes what a business pays for, within the caller's transaction. */
export async function erasePlan(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
): Promise<void> {
  await tx.delete(businessPlans).where(eq(businessPlans.contractorId, contractorId));
}
