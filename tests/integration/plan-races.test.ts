import { like } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { endSubscription } from "~/domains/publishing/plans/billing/process-subscriptions.server.ts";
import { readPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import {
  cancelPlanOrSubscription,
  checkOwnPlan,
  resumePlan,
} from "~/domains/publishing/plans/manage-plan.server.ts";
import { setPlan } from "~/domains/publishing/plans/set-plan.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { day, subscribing } from "./subscription-fixtures.ts";

const { stripe, platform, query, owned, subscribed, take, pageOf, hear, planOf, ...read } =
  await subscribing();
const { rowsOf, subscriptionsOf, inDays, look, check, periodOf } = read;
const staff = staffActor("reviewer");

const write = (contractorId: string, plan: "starter" | "ads") =>
  setPlan(platform(), staff, contractorId, { plan, paid_until: inDays(20) });
const causesOf = async (pattern: string) =>
  (await query().select().from(messages).where(like(messages.cause, pattern))).map(
    ({ params }) => params,
  );

test("refetches the subscription when another update overtook the response", async () => {
  const { owner } = await subscribed();
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let isFirst = true;
  stripe.hold = async ({ endpoint }) => {
    if (endpoint !== "findSubscription" || !isFirst) return;
    isFirst = false;
    reached.resolve();
    await release.promise;
  };
  const request = checkOwnPlan(platform(), owner);
  await reached.promise;
  expect(await cancelPlanOrSubscription(platform(), owner)).toEqual({ ok: true });
  release.resolve();
  await request;
  expect(await planOf(owner)).toMatchObject({ state: "canceled" });
});

test("plans.cancel: paying just before canceling keeps the paid period", async () => {
  const { owner, subscriptionId } = await subscribed();
  stripe.plans.renew(subscriptionId, "past_due");
  await hear("subscription", subscriptionId);
  platform().passTime(32 * day);
  expect(await planOf(owner)).toMatchObject({ state: "past_due" });
  Object.assign(stripe.plans.subscriptions.get(subscriptionId) ?? {}, { status: "active" });
  expect(await cancelPlanOrSubscription(platform(), owner)).toEqual({ ok: true });
  const { last } = periodOf(subscriptionId);
  expect(await planOf(owner)).toMatchObject({ state: "canceled", lastDay: last });
});

test("a subscription that can't be fetched isn't ended", async () => {
  const { contractorId, subscriptionId } = await subscribed();
  const [row] = await rowsOf(contractorId);
  stripe.fault = ({ endpoint }) =>
    endpoint === "findSubscription" ? { kind: "status", status: 503, type: "api_error" } : null;
  const end = () => endSubscription(platform(), system("test"), { rowId: row?.id ?? "" });
  await expect(end()).rejects.toThrow();
  expect(stripe.plans.subscriptions.get(subscriptionId)).toMatchObject({ status: "active" });
});

test("recording a plan closes the open checkout, unless it was already paid", async () => {
  const { contractorId, owner } = await owned();
  const page = await pageOf(owner);
  stripe.fault = () => ({ kind: "status", status: 503, type: "api_error" });
  expect(await write(contractorId, "ads")).toEqual({ ok: false, code: "unavailable" });
  stripe.fault = () => null;
  expect(await write(contractorId, "ads")).toEqual({ ok: true });
  expect(stripe.plans.subscribe(page)).toBeNull();
  expect(await rowsOf(contractorId)).toMatchObject([{ state: "over" }]);
  const otherBusiness = await owned();
  stripe.plans.subscribe(await pageOf(otherBusiness.owner));
  expect(await write(otherBusiness.contractorId, "ads")).toEqual({
    ok: false,
    code: "not_possible",
  });
  expect(await planOf(otherBusiness.owner)).toMatchObject({ plan: "starter", state: "active" });
});

test("an action from an outdated page reports the change, not an outage", async () => {
  const { owner, subscriptionId } = await subscribed();
  await cancelPlanOrSubscription(platform(), owner);
  stripe.plans.cancel(subscriptionId);
  expect(await resumePlan(platform(), owner)).toEqual({ ok: false, code: "changed_elsewhere" });
  const second = await owned();
  stripe.plans.subscribe(await pageOf(second.owner, "ads"));
  expect(await take(second.owner, "starter")).toEqual({ ok: false, code: "changed_elsewhere" });
  expect(await planOf(second.owner)).toMatchObject({ plan: "ads" });
});

test("plans.cancel: a subscription ended at Stripe can't resume, only start again", async () => {
  const { contractorId, owner, subscriptionId } = await subscribed();
  expect(await readPlan(platform(), owner)).toMatchObject({ monthlyCents: 9_700 });
  await cancelPlanOrSubscription(platform(), owner);
  stripe.plans.cancel(subscriptionId);
  await hear("subscription", subscriptionId);
  expect(await readPlan(platform(), owner)).toMatchObject({
    ...{ pays: "by_card", billed: null, monthlyCents: null, current: { state: "canceled" } },
  });
  expect(await resumePlan(platform(), owner)).toEqual({ ok: false, code: "already_done" });
  expect(await planOf(owner)).toMatchObject({ state: "canceled" });
  const page = await pageOf(owner);
  stripe.plans.subscribe(page);
  await hear("plan-page", page);
  expect(await planOf(owner)).toMatchObject({ state: "active", paidBy: "by_card" });
  expect(subscriptionsOf(await rowsOf(contractorId))).toHaveLength(2);
});

test("staff are notified once of a new or returning subscriber", async () => {
  const { contractorId, owner, page, subscriptionId } = await subscribed();
  for (const _time of [1, 2]) await hear("plan-page", page);
  const causes = () => causesOf(`plan-taken:%`).then((all) => all.filter(isOf(contractorId)));
  expect(await causes()).toEqual([{ contractorId, news: "subscribed" }]);
  await cancelPlanOrSubscription(platform(), owner);
  stripe.plans.cancel(subscriptionId);
  platform().passTime(32 * day);
  for (const _time of [1, 2]) {
    await check();
    await look();
  }
  expect(await planOf(owner)).toMatchObject({ state: "ended" });
  platform().passTime(Date.now() - platform().clock.now().getTime());
  const again = await pageOf(owner);
  stripe.plans.subscribe(again);
  await hear("plan-page", again);
  expect(await causes()).toHaveLength(2);
  expect(subscriptionsOf(await rowsOf(contractorId))).toHaveLength(2);
});

const isOf = (contractorId: string) => (params: unknown) =>
  (params as { contractorId: string }).contractorId === contractorId;
