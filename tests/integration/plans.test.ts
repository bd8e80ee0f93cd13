import { desc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import {
  cancelPlan,
  choosePlan,
  undoPlanCancellation,
} from "~/domains/publishing/plans/change-plan.server.ts";
import { readPlan } from "~/domains/publishing/plans/find-plan.server.ts";
import { processDuePlans } from "~/domains/publishing/plans/process-due-plans.server.ts";
import { setPlan } from "~/domains/publishing/plans/set-plan.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { publishAsStaff } from "~/domains/storefront/business-pages/manage-pages.server.ts";
import { seoPages, territoryWaits } from "~/domains/storefront/storefront.tables.server.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example" });
const query = () => platform().database.query;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60_000;

async function owned() {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  return { contractorId, owner };
}

/** The date `days` days from now, in the operator's time zone. */
const inDays = (days: number) =>
  new Date(platform().clock.now().getTime() + days * day).toISOString().slice(0, 10);
const pay = (contractorId: string, days: number) =>
  setPlan(platform(), staff, contractorId, { plan: "starter", paid_until: inDays(days) });
const processPlans = () => processDuePlans(platform(), system("look-at-plans"));
const stateOf = async (owner: Parameters<typeof readPlan>[1]) =>
  (await readPlan(platform(), owner)).current?.state ?? null;
const statusOf = async (pageId: string) =>
  (await query().select().from(seoPages).where(eq(seoPages.id, pageId)))[0]?.status;
const mailsOf = async (cause: string) =>
  (await query().select().from(messages).where(like(messages.cause, cause))).map(
    ({ toAddress, params }) => [toAddress, params],
  );
const actionsOf = async (contractorId: string) =>
  (
    await query()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, contractorId))
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
  ).map(({ action }) => action);

test("rejects a date that would end the plan immediately, without changes", async () => {
  const { contractorId, owner } = await owned();
  await pay(contractorId, 5);
  expect(await pay(contractorId, -365)).toMatchObject({
    code: "invalid",
    errors: { paid_until: expect.stringContaining("year") },
  });
  await processPlans();
  expect(await stateOf(owner)).toBe("active");
  expect(await pay(contractorId, -3)).toEqual({ ok: true });
  expect(await stateOf(owner)).toBe("past_due");
});

test("an owner chooses a plan, staff record payment, and both are audited", async () => {
  const { contractorId, owner } = await owned();
  expect(await readPlan(platform(), owner)).toMatchObject({ current: null, selectedPlan: null });
  expect(await choosePlan(platform(), owner, "gold")).toMatchObject({ code: "invalid" });
  for (const _again of [1, 2]) await choosePlan(platform(), owner, "ads");
  expect(await readPlan(platform(), owner)).toMatchObject({ current: null, selectedPlan: "ads" });
  await pay(contractorId, 30);
  expect(await readPlan(platform(), owner)).toMatchObject({
    selectedPlan: "starter",
    current: { plan: "starter", state: "active", paidUntil: inDays(30) },
  });
  expect(await actionsOf(contractorId)).toEqual(["plan.set", "plan.choose"]);
  const unknownId = crypto.randomUUID();
  expect(await pay(unknownId, 30)).toEqual({ ok: false, code: "not_found" });
});

test("plans.cancel: runs until the last paid day, and can be undone before", async () => {
  const { contractorId, owner } = await owned();
  expect(await cancelPlan(platform(), owner)).toEqual({ ok: false, code: "not_found" });
  await pay(contractorId, 10);
  expect(await cancelPlan(platform(), owner)).toEqual({ ok: true, changed: true });
  expect(await cancelPlan(platform(), owner)).toEqual({ ok: true, changed: false });
  expect((await readPlan(platform(), owner)).current).toMatchObject({
    ...{ state: "canceled", lastDay: inDays(10), opensOn: inDays(11) },
  });
  expect(await undoPlanCancellation(platform(), owner)).toEqual({ ok: true, changed: true });
  expect(await undoPlanCancellation(platform(), owner)).toEqual({ ok: true, changed: false });
  expect(await stateOf(owner)).toBe("active");
  expect(await actionsOf(contractorId)).toEqual(["plan.keep", "plan.cancel", "plan.set"]);
});

test("plans.end: unpublishes pages, notifies the waitlist in order, and keeps data", async () => {
  const { contractorId, owner } = await owned();
  const { contractorId: other } = await owned();
  const { contractorId: unconfirmed } = await owned();
  const area = { service: "plumbing", city: "Odessa", citySlug: "odessa" };
  const livePage = await addLivePage(platform(), { ...area, contractorId });
  const waiting = [other, unconfirmed].map((id) => ({
    ...area,
    ...{ contractorId: id, state: "TX", status: "draft" as const, businessName: "Waiting" },
  }));
  const [first, second] = await query().insert(seoPages).values(waiting).returning();
  for (const page of [first, second]) {
    await publishAsStaff(platform(), staff, page?.id ?? "");
    platform().passTime(1_000);
  }
  const elsewhere = await addLivePage(platform(), {
    ...area,
    service: "hvac",
    contractorId: other,
  });
  const [wish] = await query()
    .insert(seoPages)
    .values({ ...area, service: "hvac", contractorId, state: "TX", businessName: "Acme" })
    .returning();
  await publishAsStaff(platform(), staff, wish?.id ?? "");
  await pay(contractorId, 5);
  await cancelPlan(platform(), owner);
  platform().passTime(5 * day);
  await processPlans();
  expect(await statusOf(livePage.id)).toBe("live");
  platform().passTime(2 * day);
  await Promise.all([processPlans(), processPlans()]);
  await processPlans();
  expect(await stateOf(owner)).toBe("ended");
  expect(await statusOf(livePage.id)).toBe("paused");
  expect(await statusOf(elsewhere.id)).toBe("live");
  const mails = await mailsOf(`territory-free:${livePage.id}:%`);
  expect(mails.map(([, params]) => params)).toEqual(
    expect.arrayContaining([
      { pageId: first?.id, place: 1 },
      { pageId: second?.id, place: 2 },
    ]),
  );
  expect(mails).toHaveLength(2);
  expect(await mailsOf(`plan-ended:${contractorId}:%`)).toEqual([
    ["staff@hearth.example", { contractorId, pageIds: [livePage.id] }],
  ]);
  expect(await mailsOf(`plan:${contractorId}:ended:%`)).toEqual([
    [owner.email, { contractorId, news: "ended" }],
  ]);
  // The ended business is off the waitlist; the others are still on it.
  const waits = await query().select().from(territoryWaits);
  expect(waits.map(({ pageId }) => pageId).toSorted()).toEqual([first?.id, second?.id].toSorted());
  expect(await cancelPlan(platform(), owner)).toEqual({ ok: false, code: "already_done" });
  expect(await undoPlanCancellation(platform(), owner)).toEqual({
    ok: false,
    code: "already_done",
  });
  await pay(contractorId, 30);
  expect(await stateOf(owner)).toBe("active");
});

test("owners get two notices, and an unpaid plan ends after two weeks", async () => {
  const { contractorId, owner } = await owned();
  const page = await addLivePage(platform(), {
    citySlug: "lubbock",
    city: "Lubbock",
    contractorId,
  });
  await pay(contractorId, 3);
  const mails = () => mailsOf(`plan:${contractorId}:%`);
  platform().passTime(5 * day);
  for (const _again of [1, 2]) await processPlans();
  expect(await stateOf(owner)).toBe("past_due");
  expect(await mails()).toEqual([[owner.email, { contractorId, news: "past-due" }]]);
  platform().passTime(7 * day);
  await processPlans();
  expect(await mails()).toHaveLength(2);
  expect(await statusOf(page.id)).toBe("live");
  await pay(contractorId, 1);
  platform().passTime(3 * day);
  await processPlans();
  expect(await mails()).toHaveLength(3);
  platform().passTime(14 * day);
  await processPlans();
  expect(await stateOf(owner)).toBe("ended");
  expect(await statusOf(page.id)).toBe("paused");
});
