import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endSubscription } from "~/domains/publishing/plans/billing/process-subscriptions.server.ts";
import {
  cancelPlanOrSubscription,
  checkOwnPlan,
  openPlanPortal,
  resumePlan,
} from "~/domains/publishing/plans/manage-plan.server.ts";
import { setPlan } from "~/domains/publishing/plans/set-plan.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { seoPages } from "~/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { addLivePage } from "./live-page.ts";
import { day, subscribing } from "./subscription-fixtures.ts";

const { stripe, platform, query, owned, subscribed, take, pageOf, hear, planOf, ...read } =
  await subscribing();
const { rowsOf, subscriptionsOf, inDays, look, check, periodOf } = read;
const staff = staffActor("reviewer");
const job = system("test");

test("an owner subscribes, changes the plan, cancels and resumes", async () => {
  const { contractorId, owner, subscriptionId } = await subscribed();
  expect(await planOf(owner)).toMatchObject({
    plan: "starter",
    state: "active",
    paidUntil: periodOf(subscriptionId).last,
  });
  expect(
    await setPlan(platform(), staff, contractorId, { plan: "ads", paid_until: inDays(3) }),
  ).toEqual({ ok: false, code: "not_possible" });
  expect(await take(owner, "ads")).toEqual({ ok: true });
  expect(await planOf(owner)).toMatchObject({ plan: "ads", state: "active" });
  for (const _press of [1, 2])
    expect(await cancelPlanOrSubscription(platform(), owner)).toEqual({ ok: true });
  expect(stripe.plans.subscriptions.get(subscriptionId)).toMatchObject({
    cancel_at_period_end: true,
  });
  expect(await planOf(owner)).toMatchObject({
    state: "canceled",
    lastDay: periodOf(subscriptionId).last,
  });
  expect(await take(owner, "starter")).toMatchObject({ code: "not_possible" });
  expect(await resumePlan(platform(), owner)).toEqual({ ok: true });
  expect(await planOf(owner)).toMatchObject({ plan: "ads", state: "active" });
  const portal = await openPlanPortal(platform(), owner);
  expect(portal.ok && portal.url).toContain("/portal/cus_");
  const office = await addBusinessMember(platform(), contractorId, "office");
  await expect(take(office, "starter")).rejects.toThrow();
});

test("a manually recorded plan keeps running, then continues by card", async () => {
  const { contractorId, owner } = await owned();
  await setPlan(platform(), staff, contractorId, { plan: "starter", paid_until: inDays(5) });
  expect(await take(owner, "ads")).toEqual({ ok: true });
  expect(await rowsOf(contractorId)).toEqual([]);
  platform().passTime(7 * day);
  await look();
  expect(await planOf(owner)).toMatchObject({ state: "past_due" });
  platform().passTime(-7 * day);
  await setPlan(platform(), staff, contractorId, { plan: "starter", paid_until: inDays(-3) });
  const page = await pageOf(owner);
  const paid = periodOf(stripe.plans.subscribe(page) ?? "").last;
  await hear("plan-page", page);
  expect(await planOf(owner)).toMatchObject({ state: "active", paidUntil: paid });
});

test("concurrent clicks open one checkout; another plan's checkout replaces it", async () => {
  const { contractorId, owner } = await owned();
  const urls = await Promise.all([1, 2, 3].map(() => take(owner, "starter")));
  const [first] = urls;
  expect(urls).toEqual(urls.map(() => first));
  const starter = await pageOf(owner);
  const ads = await pageOf(owner, "ads");
  expect(ads).not.toBe(starter);
  expect(stripe.plans.subscribe(starter)).toBeNull();
  stripe.plans.subscribe(ads);
  expect(await take(owner, "starter")).toMatchObject({ ok: false });
  expect(await planOf(owner)).toMatchObject({ plan: "ads", state: "active" });
  const rows = await rowsOf(contractorId);
  expect(rows.map(({ state }) => state).sort()).toEqual(["live", "over"]);
  expect(subscriptionsOf(rows)).toHaveLength(1);
});

test("a permanent rejection isn't shown as an outage, and retrying works later", async () => {
  const { owner } = await owned();
  stripe.fault = ({ endpoint }) =>
    endpoint === "createPage"
      ? { kind: "status", status: 400, type: "invalid_request_error" }
      : null;
  expect(await take(owner, "starter")).toEqual({ ok: false, code: "not_allowed" });
  stripe.fault = () => null;
  expect(await take(owner, "starter")).toMatchObject({ ok: true });
});

test.each(["drop", "drop_after_accept", "garbage"] as const)(
  "a lost response (%s) creates no second subscription",
  async (kind) => {
    const { contractorId, owner } = await owned();
    let isLost = true;
    stripe.fault = ({ endpoint }) => (endpoint === "createPage" && isLost ? { kind } : null);
    expect(await take(owner, "starter")).toMatchObject({ code: "unavailable" });
    isLost = false;
    const page = await pageOf(owner);
    const open = [...stripe.plans.pages.values()].filter(
      ({ status, reference }) => status === "open" && reference !== undefined,
    );
    expect(open.filter(({ id }) => id === page)).toHaveLength(1);
    stripe.plans.subscribe(page);
    for (const _time of [1, 2, 3]) await hear("plan-page", page);
    const rows = await rowsOf(contractorId);
    expect(rows).toMatchObject([{ state: "live" }]);
    expect(subscriptionsOf(rows)).toHaveLength(1);
  },
);

test("a search finds a subscription whose checkout was never reported", async () => {
  const { contractorId, owner } = await owned();
  stripe.fault = ({ endpoint }) =>
    endpoint === "createPage" ? { kind: "drop_after_accept" } : null;
  await take(owner, "starter");
  stripe.fault = () => null;
  const [row] = await rowsOf(contractorId);
  const made = [...stripe.plans.pages.values()].find(({ reference }) => reference === row?.id);
  stripe.plans.subscribe(String(made?.id));
  stripe.forgetKeys();
  platform().passTime(3 * 60 * 60_000);
  await check();
  expect(await rowsOf(contractorId)).toMatchObject([{ state: "live" }]);
  expect(await planOf(owner)).toMatchObject({ state: "active" });
});

test("webhooks in any order, repeated, late or lost, give the same result", async () => {
  const { owner, contractorId } = await owned();
  const page = await pageOf(owner);
  const subscriptionId = stripe.plans.subscribe(page) ?? "";
  // The subscription's webhook arrives before the checkout's.
  for (const _time of [1, 2]) await hear("subscription", subscriptionId);
  await hear("plan-page", page);
  expect(await planOf(owner)).toMatchObject({ state: "active" });
  await hear("subscription", "sub_ofnobody");
  stripe.plans.renew(subscriptionId, "past_due");
  await hear("subscription", subscriptionId);
  expect(await planOf(owner)).toMatchObject({ paidUntil: periodOf(subscriptionId).first });
  const item = stripe.plans.subscriptions.get(subscriptionId);
  Object.assign(item ?? {}, { status: "active" });
  // No webhook at all: the check polls for it.
  platform().passTime(7 * 60 * 60_000);
  await check();
  expect(await planOf(owner)).toMatchObject({ state: "active" });
  expect((await planOf(owner))?.paidUntil).toBe(periodOf(subscriptionId).last);
  expect(await rowsOf(contractorId)).toHaveLength(1);
});

test("an unpaid plan becomes past due, then ends with its subscription", async () => {
  const { owner, contractorId, subscriptionId } = await subscribed();
  const { id: pageId } = await addLivePage(platform(), { contractorId });
  stripe.plans.renew(subscriptionId, "past_due");
  await hear("subscription", subscriptionId);
  const paidUntil = (await planOf(owner))?.paidUntil;
  platform().passTime(32 * day);
  // No one is notified based on outdated data.
  await look();
  expect((await rowsOf(contractorId))[0]?.checkAt).toEqual(platform().clock.now());
  await check();
  await look();
  expect(await planOf(owner)).toMatchObject({ state: "past_due", paidUntil });
  platform().passTime(15 * day);
  for (const _time of [1, 2, 3]) {
    await check();
    await look();
  }
  expect(await planOf(owner)).toMatchObject({ state: "ended" });
  const [page] = await query().select().from(seoPages).where(eq(seoPages.id, pageId));
  expect(page?.status).toBe("paused");
  const [row] = await rowsOf(contractorId);
  await endSubscription(platform(), job, { rowId: row?.id ?? "" });
  expect(stripe.plans.subscriptions.get(subscriptionId)).toMatchObject({ status: "canceled" });
  expect(await rowsOf(contractorId)).toMatchObject([{ state: "over", checkAt: null }]);
  expect(await planOf(owner)).toMatchObject({ state: "ended" });
  platform().passTime(Date.now() - platform().clock.now().getTime());
  expect(await pageOf(owner)).toContain("cs_test");
});

test("plans.cancel: an unpaid plan ends immediately; an unreachable Stripe changes nothing", async () => {
  const { owner, subscriptionId } = await subscribed();
  stripe.fault = () => ({ kind: "status", status: 503, type: "api_error" });
  expect(await cancelPlanOrSubscription(platform(), owner)).toMatchObject({ code: "unavailable" });
  expect(await checkOwnPlan(platform(), owner)).toMatchObject({ code: "unavailable" });
  stripe.fault = () => null;
  expect(await planOf(owner)).toMatchObject({ state: "active" });
  stripe.fault = ({ endpoint }) =>
    endpoint === "setCancel" ? { kind: "drop_after_accept" } : null;
  expect(await cancelPlanOrSubscription(platform(), owner)).toMatchObject({ code: "unavailable" });
  stripe.fault = () => null;
  await checkOwnPlan(platform(), owner);
  expect(await planOf(owner)).toMatchObject({ state: "canceled" });
  await resumePlan(platform(), owner);
  stripe.plans.renew(subscriptionId, "past_due");
  await hear("subscription", subscriptionId);
  platform().passTime(32 * day);
  expect(await planOf(owner)).toMatchObject({ state: "past_due" });
  expect(await cancelPlanOrSubscription(platform(), owner)).toEqual({ ok: true });
  expect(stripe.plans.subscriptions.get(subscriptionId)).toMatchObject({ status: "canceled" });
  await look();
  expect(await planOf(owner)).toMatchObject({ state: "ended" });
});
