import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { endPlanWithoutSubscription } from "~/domains/publishing/plans/billing/refresh-subscription.server.ts";
import { findPlanForStaff } from "~/domains/publishing/plans/find-plan.server.ts";
import { cancelPlanOrSubscription } from "~/domains/publishing/plans/manage-plan.server.ts";
import { staffActor } from "../setup/actors.ts";
import { day, subscribing } from "./subscription-fixtures.ts";

const { stripe, platform, query, subscribed, hear, planOf, rowsOf, look, check, ...read } =
  await subscribing();
const { inDays, periodOf } = read;
const staff = staffActor("reviewer");

const alertsOf = async (contractorIds: string[]) =>
  (
    await query().select().from(messages).where(inArray(messages.contractorId, contractorIds))
  ).filter(({ kind }) => kind === "plan-lost");
const later = async (hours: number) => {
  platform().passTime(hours * 3_600_000);
  await check();
};
const deleteAtStripe = (subscriptionId: string) => {
  const subscription = stripe.plans.subscriptions.get(subscriptionId);
  stripe.plans.subscriptions.delete(subscriptionId);
  return subscription;
};

test("a subscription deleted at Stripe counts as canceled; staff are notified once", async () => {
  const { contractorId, owner, subscriptionId } = await subscribed();
  const { last } = periodOf(subscriptionId);
  deleteAtStripe(subscriptionId);
  for (const _time of [1, 2]) await hear("subscription", subscriptionId).catch(() => {});
  await later(7);
  expect(await planOf(owner)).toMatchObject({ state: "canceled", paidUntil: last, lastDay: last });
  expect(await rowsOf(contractorId)).toMatchObject([{ state: "over", checkAt: null }]);
  expect((await alertsOf([contractorId])).map(({ params }) => params)).toEqual([
    { contractorId, isDeleted: true },
  ]);
  platform().passTime(32 * day);
  await look();
  expect(await planOf(owner)).toMatchObject({ state: "ended" });
});

test("canceling a subscription already deleted at Stripe cancels the plan", async () => {
  const { owner, subscriptionId } = await subscribed();
  deleteAtStripe(subscriptionId);
  expect(await cancelPlanOrSubscription(platform(), owner)).toMatchObject({
    code: "changed_elsewhere",
  });
  expect(await planOf(owner)).toMatchObject({ state: "canceled" });
});

test("with another Stripe account's key, only staff can end a plan", async () => {
  const businesses = [await subscribed(), await subscribed()] as const;
  const [goneBusiness, stored] = businesses;
  const ids = businesses.map(({ contractorId }) => contractorId);
  const before = new Map(stripe.plans.customers);
  stripe.plans.customers.clear();
  const deletedSubscriptions = businesses.map(({ subscriptionId }) =>
    deleteAtStripe(subscriptionId),
  );
  for (const _look of [1, 2]) await later(7);
  for (const { owner } of businesses)
    expect(await planOf(owner)).toMatchObject({ state: "active" });
  const causes = (await alertsOf(ids)).map(({ cause }) => cause);
  expect(causes).toContain(`plans-unknown:${inDays(0)}`);
  // Two checks of two businesses, on at most two days.
  expect(causes.length).toBeLessThanOrEqual(2);
  const shown = await findPlanForStaff(platform(), staff, goneBusiness.contractorId);
  expect(shown.silentSince).not.toBeNull();
  expect(await endPlanWithoutSubscription(platform(), staff, goneBusiness.contractorId)).toEqual({
    ok: true,
  });
  expect(await planOf(goneBusiness.owner)).toMatchObject({ state: "canceled" });
  expect(
    await endPlanWithoutSubscription(platform(), staff, goneBusiness.contractorId),
  ).toMatchObject({
    code: "already_done",
  });
  // The correct key is back.
  for (const [id, customer] of before) stripe.plans.customers.set(id, customer);
  if (deletedSubscriptions[1])
    stripe.plans.subscriptions.set(stored.subscriptionId, deletedSubscriptions[1]);
  expect(await endPlanWithoutSubscription(platform(), staff, stored.contractorId)).toMatchObject({
    code: "not_possible",
  });
  await later(7);
  expect(await planOf(stored.owner)).toMatchObject({ state: "active" });
  expect((await findPlanForStaff(platform(), staff, stored.contractorId)).silentSince).toBeNull();
});

test.each([
  ["the customer cannot be asked for", "findCustomer", 503],
  ["the key is refused", null, 401],
])("while %s no plan changes, and no one is notified", async (_what, endpoint, status) => {
  const { contractorId, owner, subscriptionId } = await subscribed();
  if (endpoint) deleteAtStripe(subscriptionId);
  stripe.fault = (request) =>
    endpoint === null || request.endpoint === endpoint
      ? { kind: "status", status, type: "api_error" }
      : null;
  await later(7);
  expect(await planOf(owner)).toMatchObject({ state: "active" });
  expect(await alertsOf([contractorId])).toEqual([]);
  if (endpoint) return;
  expect(await endPlanWithoutSubscription(platform(), staff, contractorId)).toMatchObject({
    code: "unavailable",
  });
});
