import { eq } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { findCurrent } from "./billing/find-subscription.server.ts";
import { planSubscriptions } from "./plan-subscriptions.tables.server.ts";
import { dropSubscriptionOf } from "./plans.jobs.server.ts";
import { businessPlans } from "./plans.tables.server.ts";

/** Deletes what a business pays for, within the caller's transaction; nothing is charged any more. */
export async function erasePlan(
  { tx, enqueue }: Pick<UnitOfWork, "tx" | "enqueue">,
  contractorId: string,
): Promise<void> {
  const current = await findCurrent(tx, contractorId);
  if (current) {
    const { checkoutId, subscriptionId } = current;
    enqueue(dropSubscriptionOf, { checkoutId, subscriptionId });
  }
  await tx.delete(planSubscriptions).where(eq(planSubscriptions.contractorId, contractorId));
  await tx.delete(businessPlans).where(eq(businessPlans.contractorId, contractorId));
}
