import { addDays, dayOf } from "~/domains/shared/index.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { nextCheck } from "./plans/plans.ts";
import { businessPlans, planSubscriptions } from "./publishing.tables.server.ts";

/**
 * A plan for each business. The first pays by card, and no payment provider is called because it
 * doesn't know the subscription; the second has canceled.
 */
export const plansDemo: DemoPart = async ({ platform, work: { tx, now }, businesses }) => {
  const { billing, settings } = platform;
  const zone = settings.timeZone;
  const paidUntil = addDays(dayOf(now, zone), 19);
  for (const [index, { contractorId, plan }] of businesses.entries()) {
    const standing = { paidUntil, canceledAt: index === 1 ? now : null, endedAt: null };
    const dueAt = nextCheck(standing, 0, zone);
    const isByCard = index === 0 && !billing;
    const paidBy = isByCard ? ("by_card" as const) : ("by_hand" as const);
    await tx.insert(businessPlans).values({ contractorId, plan, ...standing, paidBy, dueAt });
    if (!isByCard) continue;
    await tx.insert(planSubscriptions).values({
      contractorId,
      plan,
      state: "live" as const,
      customerId: "cus_demo",
      checkoutId: "cs_demo_plan",
      subscriptionId: "sub_demo",
      expiresAt: now,
      beganAt: now,
      seenAt: now,
      checkAt: now,
    });
  }
};
