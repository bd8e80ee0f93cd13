import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { assignNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { senders, trackedNumbers } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { assignTrackedNumber } from "~/domains/phone-numbers/senders/tracked-numbers.server.ts";
import { cancelPlan } from "~/domains/publishing/plans/change-plan.server.ts";
import { processDuePlans } from "~/domains/publishing/plans/process-due-plans.server.ts";
import { setPlan } from "~/domains/publishing/plans/set-plan.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { staffActor } from "../setup/actors.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform({ CONTACT_EMAIL: "staff@hearth.example", TIME_ZONE: "UTC" });
const query = () => platform().database.query;
const staff = staffActor("reviewer");
const day = 24 * 60 * 60_000;

const processPlans = () => processDuePlans(platform(), system("look-at-plans"));
const pay = (contractorId: string) => {
  const paid_until = new Date(platform().clock.now().getTime() + day).toISOString().slice(0, 10);
  return setPlan(platform(), staff, contractorId, { plan: "starter", paid_until });
};
const phoneOf = async (contractorId: string) =>
  (await query().select().from(senders).where(eq(senders.contractorId, contractorId)))[0]?.phone;
const furtherOf = (contractorId: string) =>
  query().$count(trackedNumbers, eq(trackedNumbers.contractorId, contractorId));

/** A business with its own number and a tracked number, whose plan just ended. */
async function ended(own: string, further: string) {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  await assignNumber(platform(), staff, contractorId, own);
  const source = { tracked_number: further, page_id: null, source: "Truck" };
  expect(await assignTrackedNumber(platform(), staff, contractorId, source)).toEqual({ ok: true });
  await pay(contractorId);
  await cancelPlan(platform(), owner);
  platform().passTime(3 * day);
  await processPlans();
  return contractorId;
}

test("plans.number: releases the number 30 days after the end, notifying staff once", async () => {
  const contractorId = await ended("+15125550181", "+15125550182");
  platform().passTime(29 * day);
  await processPlans();
  expect(await phoneOf(contractorId)).toBe("+15125550181");
  platform().passTime(2 * day);
  for (const _time of [1, 2]) await processPlans();
  expect(await phoneOf(contractorId)).toBeNull();
  expect(await furtherOf(contractorId)).toBe(0);
  const notices = await query()
    .select()
    .from(messages)
    .where(like(messages.cause, `numbers-free:${contractorId}:%`));
  expect(notices.map(({ toAddress, params }) => [toAddress, params])).toEqual([
    ["staff@hearth.example", { contractorId, phones: ["+15125550181", "+15125550182"] }],
  ]);
});

test("plans.number: releases tracked numbers even without a business number", async () => {
  const contractorId = await ended("+15125550185", "+15125550186");
  await assignNumber(platform(), staff, contractorId, null);
  platform().passTime(31 * day);
  await processPlans();
  expect(await furtherOf(contractorId)).toBe(0);
});

test("plans.number: resubscribing within 30 days keeps the number", async () => {
  const contractorId = await ended("+15125550183", "+15125550184");
  platform().passTime(20 * day);
  await pay(contractorId);
  platform().passTime(14 * day);
  await processPlans();
  expect(await phoneOf(contractorId)).toBe("+15125550183");
  expect(await furtherOf(contractorId)).toBe(1);
});
