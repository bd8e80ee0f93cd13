import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import {
  saveLimits,
  saveRegistration,
} from "~/domains/phone-numbers/senders/change-sender.server.ts";
import { findSender, listSenders } from "~/domains/phone-numbers/senders/list-senders.server.ts";
import { assignNumber, buyNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import {
  limitsSchema,
  numberSchema,
  registrationSchema,
} from "~/domains/phone-numbers/senders/senders.schema.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { listChangesAmong } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { events } from "~/platform/events/events.tables.server.ts";
import { check } from "~/platform/validation/form.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const fake = await startTwilioServer();
const platform = sharedPlatform({
  TWILIO_ACCOUNT_SID: fake.accountSid,
  TWILIO_AUTH_TOKEN: fake.authToken,
  TWILIO_API_URL: fake.url,
});
const { query, businessWithLead, sendDue, enrollmentOf, followUpMessages } = followUps(platform);
const member = staffActor("reviewer");

afterAll(() => fake.stop());

const approved = {
  registration: "approved" as const,
  rejected_because: null,
  brand: "Bluebonnet",
  campaign: "Follow-ups",
  submitted_on: null,
  decided_on: null,
};
const senderOf = async (contractorId: string) => {
  const [sender] = await query()
    .select()
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  return sender;
};
const actionsOn = async (entityId: string) =>
  (await listChangesAmong(platform(), member, [{ entity: "contractor", entityId }]))
    .map(({ action }) => action)
    .toReversed();

test("a waiting text is sent once staff record number and approval", async () => {
  const { contractorId, leadId } = await businessWithLead({
    sender: false,
    person: { email: "" },
  });
  await sendDue();
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "sender_missing" });

  await assignNumber(platform(), member, contractorId, "+15125550901");
  await processEvents(platform());
  await sendDue();
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "registration_pending" });
  expect(await followUpMessages(leadId)).toEqual([]);

  expect(await saveRegistration(platform(), member, contractorId, approved)).toEqual({ ok: true });
  await processEvents(platform());
  await sendDue();
  const [text] = await followUpMessages(leadId);
  expect(text).toMatchObject({ channel: "sms", fromAddress: "+15125550901" });
  expect(await actionsOn(contractorId)).toEqual(["sender.assign_number", "sender.registration"]);
});

test("an unregistered business lacks a number, whatever else staff set", async () => {
  const { contractorId, leadId } = await businessWithLead({
    sender: false,
    person: { email: "" },
  });
  const limits = { texts_per_second: 1, texts_per_day: 10, texts_per_month: 10 };
  const others = { monthly_budget: null, allows_caribbean: false };
  await saveLimits(platform(), member, contractorId, { ...limits, ...others });
  expect((await senderOf(contractorId))?.registration).toBe("not_started");
  await sendDue();
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "sender_missing" });
});

test("a larger budget immediately releases texts held for next month", async () => {
  const { contractorId, leadId } = await businessWithLead({ person: { email: "" } });
  const same = { texts_per_second: 1, monthly_budget: null, allows_caribbean: false };
  const none = { ...same, texts_per_day: 0, texts_per_month: 0 };
  await saveLimits(platform(), member, contractorId, none);
  await processEvents(platform());
  await sendDue();
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "budget_reached" });
  const some = { ...same, texts_per_day: 10, texts_per_month: 10 };
  await saveLimits(platform(), member, contractorId, some);
  await saveLimits(platform(), member, contractorId, some);
  await processEvents(platform());
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  expect(await findSender(platform(), member, contractorId)).toMatchObject({
    textsPerMonth: 10,
    used: { today: 1, month: 1 },
  });
  expect(await actionsOn(contractorId)).toEqual(["sender.limits", "sender.limits"]);
});

test("a number belongs to one business until it's removed", async () => {
  const [first, second] = [await businessWithLead(), await businessWithLead()];
  const number = "+15125550902";
  const assign = (contractorId: string, to: string | null) =>
    assignNumber(platform(), member, contractorId, to);
  expect(await assign(first.contractorId, number)).toEqual({ ok: true });
  expect(await assign(second.contractorId, number)).toEqual({ ok: false, code: "code_taken" });
  await assign(first.contractorId, null);
  expect(await assign(second.contractorId, number)).toEqual({ ok: true });
  expect(await assign(newId(), null)).toEqual({ ok: false, code: "not_found" });
  expect(check(numberSchema, { number: "555-0123" })).toMatchObject({ ok: false });
  expect(check(numberSchema, { number: "+44 20 7946 0958" })).toMatchObject({ ok: false });
});

test("double clicks and a repeat after a lost response buy one number", async () => {
  const { contractorId } = await businessWithLead({ sender: false });
  const buy = () => buyNumber(platform(), member, contractorId, "737");
  const before = fake.owned.size;
  // The provider sells it, but its response can't be parsed.
  fake.shape = (endpoint, fields) => (endpoint === "findNumbers" ? fields : {});
  expect(await buy()).toMatchObject({ ok: false, code: "invalid" });
  const { buyingPhone } = (await senderOf(contractorId)) ?? {};
  expect(buyingPhone).toMatch(/^\+1737/);

  expect(fake.owned.size).toBe(before + 1);
  fake.shape = (_endpoint, fields) => fields;
  const results = await Promise.all([buy(), buy()]);
  expect(results).toContainEqual({ ok: true, number: buyingPhone });
  expect(await senderOf(contractorId)).toMatchObject({ phone: buyingPhone, buyingPhone: null });
  expect((await senderOf(contractorId))?.providerId).toMatch(/^PN/);
  expect(fake.owned.size).toBe(before + 1);
  expect(await buy()).toEqual({ ok: false, code: "already_done" });
  expect(await actionsOn(contractorId)).toEqual(["sender.buy_number"]);
});

test("two concurrent purchases get two numbers; one already taken is released", async () => {
  const [first, second] = [
    await businessWithLead({ sender: false }),
    await businessWithLead({ sender: false }),
  ];
  const buy = (contractorId: string) => buyNumber(platform(), member, contractorId, "210");
  const bought = await Promise.all([buy(first.contractorId), buy(second.contractorId)]);
  const numbers = bought.map((result) => (result.ok ? result.number : result.code));
  expect(new Set(numbers).size).toBe(2);
  expect(numbers.every((number) => number.startsWith("+1210"))).toBe(true);

  const third = await businessWithLead({ sender: false });
  const number = "+13035550100";
  await query().insert(senders).values({ contractorId: third.contractorId, buyingPhone: number });
  fake.taken.add(number);
  const refused = await buyNumber(platform(), member, third.contractorId, "303");
  expect(refused).toMatchObject({ ok: false, errors: { area_code: expect.any(String) } });
  expect(await buyNumber(platform(), member, third.contractorId, "303")).toMatchObject({
    ok: true,
    number: "+13035550101",
  });
});

test("a rejection needs a reason; dates default to today and are listed", async () => {
  const { contractorId } = await businessWithLead();
  const typed = { registration: "rejected", rejected_because: "", brand: "", campaign: "" };
  const days = { submitted_on: "2026-11-01", decided_on: "" };
  expect(check(registrationSchema, { ...typed, ...days })).toMatchObject({
    errors: { rejected_because: "Enter why the carriers rejected it" },
  });
  for (const submitted_on of ["2026-02-31", "2026-13-45"]) {
    expect(check(registrationSchema, { ...typed, submitted_on })).toMatchObject({
      errors: { submitted_on: "Choose a day" },
    });
  }
  expect(
    check(limitsSchema, { texts_per_second: "0", texts_per_day: "1.5", texts_per_month: "x" }),
  ).toMatchObject({ errors: { texts_per_second: expect.any(String) } });
  const checked = check(registrationSchema, {
    ...typed,
    ...days,
    rejected_because: "The website has no privacy notice",
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  await saveRegistration(platform(), member, contractorId, checked.value);
  const today = platform().clock.now();
  expect(await senderOf(contractorId)).toMatchObject({
    registration: "rejected",
    rejectedBecause: "The website has no privacy notice",
    submittedAt: new Date("2026-11-01T12:00:00Z"),
    decidedAt: today,
  });
  const noted = await platform().database.query.$count(events);
  await saveRegistration(platform(), member, contractorId, checked.value);
  expect(await platform().database.query.$count(events), "what stays the same is no change").toBe(
    noted,
  );
  const filter = { registration: "rejected" as const, number: null, search: "" };
  const { rows } = await listSenders(platform(), member, filter, null);
  expect(rows).toMatchObject([{ id: contractorId, registration: "rejected", decidedAt: today }]);
  expect(
    (await listSenders(platform(), member, { ...filter, search: "Nobody" }, null)).rows,
  ).toEqual([]);
  const without = { registration: "not_started" as const, number: "without" as const, search: "" };
  const { contractorId: newest } = await businessWithLead({ sender: false });
  const [first] = (await listSenders(platform(), member, without, null)).rows;
  expect(first).toMatchObject({ id: newest, registration: "not_started", phone: null });
});
