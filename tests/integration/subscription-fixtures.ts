import { eq } from "drizzle-orm";
import { afterAll, beforeEach } from "vitest";
import {
  type BillingWebhook,
  checkSubscriptions,
  processPlanWebhook,
} from "~/domains/publishing/plans/billing/process-subscriptions.server.ts";
import { readPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import { startOrChangePlan } from "~/domains/publishing/plans/manage-plan.server.ts";
import { processDuePlans } from "~/domains/publishing/plans/process-due-plans.server.ts";
import { planSubscriptions } from "~/domains/publishing/publishing.tables.server.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { startStripeServer } from "../fakes/stripe-server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

export const day = 24 * 60 * 60_000;

/** A platform with plans paid by card at a fake provider, and test helpers. */
export async function subscribing() {
  const stripe = await startStripeServer();
  afterAll(() => stripe.stop());
  const platform = sharedPlatform({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    STRIPE_PRICES: "starter=price_starter, ads=price_withads",
    TIME_ZONE: "UTC",
  });
  const job = system("test");
  const query = () => platform().database.query;

  // The fake provider uses the real time.
  beforeEach(() => {
    stripe.fault = () => null;
    platform().passTime(Date.now() - platform().clock.now().getTime());
  });

  async function owned() {
    const contractorId = await addBusiness(platform());
    return { contractorId, owner: await addBusinessMember(platform(), contractorId, "owner") };
  }
  const take = (owner: BusinessMember, plan: string) => startOrChangePlan(platform(), owner, plan);
  /** The id of the checkout page that a click opens. */
  async function pageOf(owner: BusinessMember, plan = "starter"): Promise<string> {
    const taken = await take(owner, plan);
    if (!taken.ok || !taken.url) throw new Error("no page");
    return taken.url.split("/").at(-1) ?? "";
  }
  const hear = (kind: BillingWebhook["about"], id: string) =>
    processPlanWebhook(platform(), job, { about: kind, id });
  const planOf = async (owner: BusinessMember) => (await readPlan(platform(), owner)).current;
  const rowsOf = (contractorId: string) =>
    query()
      .select()
      .from(planSubscriptions)
      .where(eq(planSubscriptions.contractorId, contractorId));
  const subscriptionsOf = (rows: { id: string }[]) =>
    [...stripe.plans.subscriptions.values()].filter(({ metadata }) =>
      rows.some(({ id }) => id === (metadata as { reference: string }).reference),
    );
  const inDays = (days: number) =>
    new Date(platform().clock.now().getTime() + days * day).toISOString().slice(0, 10);
  const look = () => processDuePlans(platform(), job);
  /** The first and last day (UTC) of the current period at the provider. */
  function periodOf(subscriptionId: string) {
    const items = stripe.plans.subscriptions.get(subscriptionId)?.items;
    const [item] = (items as { data: Record<string, number>[] }).data;
    const dayAt = (seconds = 0) => new Date(seconds * 1000).toISOString().slice(0, 10);
    return { first: dayAt(item?.current_period_start), last: dayAt(item?.current_period_end) };
  }
  /** Runs every subscription check that is due. */
  const check = () => checkSubscriptions(platform(), job);

  async function subscribed(plan = "starter") {
    const business = await owned();
    const page = await pageOf(business.owner, plan);
    const subscriptionId = stripe.plans.subscribe(page) ?? "";
    await hear("plan-page", page);
    return { ...business, page, subscriptionId };
  }
  return {
    ...{ stripe, platform, query, owned, subscribed, take, pageOf, hear, planOf },
    ...{ rowsOf, subscriptionsOf, inDays, look, check, periodOf },
  };
}
