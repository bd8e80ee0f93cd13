import { inArray } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { planSubscriptions } from "~/domains/publishing/plans/plan-subscriptions.tables.server.ts";
import { businessPlans } from "~/domains/publishing/plans/plans.tables.server.ts";
import { nextLook } from "~/domains/publishing/plans/plans.ts";
import { addDays, dayOf } from "~/domains/shared/time-zones/local-day.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

/**
 * Gives each demo business the full-system plan. The first pays by card, and no payment provider is
 * called because it doesn't know the subscription; the second has canceled.
 */
export async function addPlans(
  { billing, settings }: Pick<Platform, "billing" | "settings">,
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  pages: readonly { contractorId: string }[],
): Promise<void> {
  const zone = settings.timeZone;
  const paidUntil = addDays(dayOf(now, zone), 19);
  const businesses = [...new Set(pages.map(({ contractorId }) => contractorId))];
  const chosen = await tx
    .select({ id: contractorAccounts.id, plan: contractorAccounts.selectedPlan })
    .from(contractorAccounts)
    .where(inArray(contractorAccounts.id, businesses));
  for (const [index, contractorId] of businesses.entries()) {
    const standing = { paidUntil, canceledAt: index === 1 ? now : null, endedAt: null };
    const plan = chosen.find(({ id }) => id === contractorId)?.plan ?? "starter";
    const dueAt = nextLook(standing, 0, zone);
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
}
