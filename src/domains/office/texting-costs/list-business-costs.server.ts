import { and, eq, isNull } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import type { PlanKey } from "~/domains/identity/index.ts";
import { canReadAllCosts } from "~/domains/office/office.policy.ts";
import { type CostLine, centsOf, costsOfMonth } from "~/domains/phone-numbers/index.ts";
import { businessPlans, planSubscriptions } from "~/domains/publishing/index.server.ts";
import { type Actor, authorize, dayOf, monthOf } from "~/domains/shared/index.ts";
import { isAnyOf } from "~/platform/database/conditions.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lastMonths } from "./read-own-costs.server.ts";
import { readUsage } from "./read-usage.server.ts";

/** Maximum number of businesses shown, those with the highest costs. */
const maxShownCosts = 200;

export type BusinessCosts = {
  id: string;
  businessName: string;
  lines: CostLine[];
  costCents: number;
  /** What its plan pays a month without its ad budget; null without a plan. */
  planCents: number | null;
};

/**
 * What each business's texts and calls cost in a month, the most expensive first, and what its plan
 * pays.
 * @param back how many months ago, 0 to 11
 * @param pricesOf a plan's monthly price without its ad budget, in cents, if its subscription has
 * no price of its own
 */
export async function listBusinessCosts(
  platform: Platform,
  actor: Actor,
  back: number,
  pricesOf: Record<PlanKey, { cents: number; adBudgetCents: number }>,
): Promise<{ month: string; rows: BusinessCosts[]; totalCents: number; businesses: number }> {
  authorize(canReadAllCosts(actor));
  const { query } = platform.database;
  const zone = platform.settings.timeZone;
  const months = lastMonths(monthOf(dayOf(platform.clock.now(), zone)), 12);
  const day = months.at(-1 - back) ?? months[0] ?? "";
  const usage = await readUsage(query, { contractorId: null, months: [day], zone });
  const costs = [...usage].flatMap(([id, [used]]) => (used ? [{ id, ...costsOfMonth(used) }] : []));
  const shown = costs.toSorted((a, b) => b.micros - a.micros).slice(0, maxShownCosts);
  const plans = await query
    .select({
      id: contractorAccounts.id,
      businessName: contractorAccounts.businessName,
      plan: businessPlans.plan,
      endedAt: businessPlans.endedAt,
      monthlyCents: planSubscriptions.monthlyCents,
    })
    .from(contractorAccounts)
    .leftJoin(businessPlans, eq(businessPlans.contractorId, contractorAccounts.id))
    .leftJoin(
      planSubscriptions,
      and(
        eq(planSubscriptions.contractorId, contractorAccounts.id),
        eq(planSubscriptions.state, "live"),
      ),
    )
    .where(
      and(
        isAnyOf(
          contractorAccounts.id,
          shown.map(({ id }) => id),
        ),
        isNull(contractorAccounts.erasedAt),
      ),
    );
  const rows = shown.flatMap(({ id, lines, micros }) => {
    const planRow = plans.find((row) => row.id === id);
    if (!planRow) return [];
    const { businessName, plan, endedAt, monthlyCents } = planRow;
    const price = plan && !endedAt ? pricesOf[plan] : null;
    const planCents = price && (monthlyCents ?? price.cents) - price.adBudgetCents;
    return [{ id, businessName, lines, costCents: centsOf(micros), planCents }];
  });
  const total = costs.reduce((sum, { micros }) => sum + micros, 0);
  return {
    month: day.slice(0, 7),
    rows,
    totalCents: centsOf(total),
    businesses: costs.length,
  };
}
