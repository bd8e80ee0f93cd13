import { and, asc, desc, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import { canReadPlan, canReadPlans } from "~/domains/publishing/publishing.policy.ts";
import {
  businessPlans,
  type PlanSubscription,
  planSubscriptions,
} from "~/domains/publishing/publishing.tables.server.ts";
import { type Actor, addDays, authorize, dayOf, type LocalDay } from "~/domains/shared/index.ts";
import { seoPages } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { lastDayOf, nextCheckAt, planState } from "./plans.ts";

/** Whether a business has a plan that hasn't ended. */
export async function hasPlan(db: Reader, contractorId: string): Promise<boolean> {
  const [plan] = await db
    .select({ contractorId: businessPlans.contractorId })
    .from(businessPlans)
    .where(and(eq(businessPlans.contractorId, contractorId), isNull(businessPlans.endedAt)));
  return plan !== undefined;
}

async function selectPlan({ database, settings, clock }: Platform, contractorId: string) {
  const [contractorAccount] = await database.query
    .select({ plan: businessPlans, selectedPlan: contractorAccounts.selectedPlan })
    .from(contractorAccounts)
    .leftJoin(businessPlans, eq(businessPlans.contractorId, contractorAccounts.id))
    .where(eq(contractorAccounts.id, contractorId));
  const selectedPlan = contractorAccount?.selectedPlan ?? null;
  if (!contractorAccount?.plan) return { selectedPlan, current: null };
  const { plan, paidUntil, paidBy } = contractorAccount.plan;
  const state = planState(contractorAccount.plan, dayOf(clock.now(), settings.timeZone));
  const lastDay = lastDayOf(contractorAccount.plan);
  return {
    selectedPlan,
    current: { plan, paidUntil, paidBy, state, lastDay, opensOn: addDays(lastDay, 1) },
  };
}

/** The plan of the actor's business, its state, and its pages (`plans.end`). */
export async function readPlan(platform: Platform, actor: Actor) {
  authorize(canReadPlan(actor));
  const { contractorId } = actor;
  const plan = await selectPlan(platform, contractorId);
  const billed = await findCurrentSubscription(platform.database.query, contractorId);
  const { state = "ended", paidBy } = plan.current ?? {};
  const runsByHand = paidBy === "by_hand" && ["active", "canceled"].includes(state);
  // A plan that staff recorded is paid: it isn't charged by card before it ends.
  const isByHand = !platform.billing || (runsByHand && billed?.state !== "live");
  return {
    ...plan,
    pays: isByHand ? ("by_hand" as const) : ("by_card" as const),
    billed: billed?.state ?? null,
    monthlyCents: billed?.state === "live" ? billed.monthlyCents : null,
    pages: await listLivePages(platform.database.query, contractorId),
  };
}

/** The last day of the grace period of a past-due plan; null if the plan isn't past due. */
export async function findPastDue(platform: Platform, actor: Actor): Promise<LocalDay | null> {
  authorize(canReadPlan(actor));
  const { current } = await selectPlan(platform, actor.contractorId);
  return current?.state === "past_due" ? current.lastDay : null;
}

/**
 * The plan of any business, for staff. `silentSince` is the day since which the provider hasn't reported on
 * a plan paid by card.
 */
export async function findPlanForStaff(platform: Platform, actor: Actor, contractorId: string) {
  authorize(canReadPlans(actor));
  const plan = await selectPlan(platform, contractorId);
  const live =
    platform.billing && (await findActiveSubscription(platform.database.query, contractorId));
  const seenAt = live ? (live.seenAt ?? live.createdAt) : null;
  const isSilent = seenAt !== null && nextCheckAt(nextCheckAt(seenAt)) < platform.clock.now();
  return { ...plan, silentSince: isSilent ? dayOf(seenAt, platform.settings.timeZone) : null };
}

/** The checkout or subscription of a business that isn't over; null if there is none. */
export async function findCurrentSubscription(
  database: Reader,
  contractorId: string,
): Promise<PlanSubscription | null> {
  const [planSubscription] = await database
    .select()
    .from(planSubscriptions)
    .where(
      and(eq(planSubscriptions.contractorId, contractorId), ne(planSubscriptions.state, "over")),
    );
  return planSubscription ?? null;
}

/** Its active subscription; null if it has none. */
export async function findActiveSubscription(database: Reader, contractorId: string) {
  const currentSubscription = await findCurrentSubscription(database, contractorId);
  if (currentSubscription?.state !== "live" || !currentSubscription.subscriptionId) return null;
  return { ...currentSubscription, subscriptionId: currentSubscription.subscriptionId };
}

export async function findSubscriptionRow(
  database: Reader,
  id: string,
): Promise<PlanSubscription | null> {
  const [planSubscription] = await database
    .select()
    .from(planSubscriptions)
    .where(eq(planSubscriptions.id, id));
  return planSubscription ?? null;
}

/** The provider's customer id of this business; null if it never subscribed. */
export async function findProviderCustomer(
  database: Reader,
  contractorId: string,
): Promise<string | null> {
  const [planSubscription] = await database
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
  return planSubscription?.customerId ?? null;
}

/** A business's live pages, in a fixed order. */
export const listLivePages = (database: Reader, contractorId: string) =>
  database
    .select({
      id: seoPages.id,
      service: seoPages.service,
      city: seoPages.city,
      citySlug: seoPages.citySlug,
      state: seoPages.state,
    })
    .from(seoPages)
    .where(and(eq(seoPages.contractorId, contractorId), eq(seoPages.status, "live")))
    .orderBy(asc(seoPages.service), asc(seoPages.citySlug), asc(seoPages.state));
