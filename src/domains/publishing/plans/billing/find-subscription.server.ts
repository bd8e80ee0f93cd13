import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { type PlanSubscription, planSubscriptions } from "../plan-subscriptions.tables.server.ts";

/** The checkout or subscription of a business that isn't over; null if there is none. */
export async function findCurrent(
  database: Reader,
  contractorId: string,
): Promise<PlanSubscription | null> {
  const [found] = await database
    .select()
    .from(planSubscriptions)
    .where(
      and(eq(planSubscriptions.contractorId, contractorId), ne(planSubscriptions.state, "over")),
    );
  return found ?? null;
}

/** Its active subscription; null if it has none. */
export async function findLive(database: Reader, contractorId: string) {
  const found = await findCurrent(database, contractorId);
  if (found?.state !== "live" || !found.subscriptionId) return null;
  return { ...found, subscriptionId: found.subscriptionId };
}

export async function findRow(database: Reader, id: string): Promise<PlanSubscription | null> {
  const [found] = await database
    .select()
    .from(planSubscriptions)
    .where(eq(planSubscriptions.id, id));
  return found ?? null;
}

/** The provider's customer id of this business; null if it never subscribed. */
export async function findCustomer(database: Reader, contractorId: string): Promise<string | null> {
  const [found] = await database
    .select({ customerId: planSubscriptions.customerId })
    .from(planSubscriptions)
    .where(
      and(
        eq(planSubscriptions.contractorId, contractorId),
        isNotNull(planSubscriptions.customerId),
      ),
    )
    .orderBy(desc(planSubscriptions.createdAt), desc(planSubscriptions.id))
    .limit(1);
  return found?.customerId ?? null;
}
