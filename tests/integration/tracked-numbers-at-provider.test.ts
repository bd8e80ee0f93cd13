import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { routeCallsJob } from "~/domains/inbox/inbox.jobs.server.ts";
import { assignNumber, buyNumber } from "~/domains/phone-numbers/senders/sender-numbers.server.ts";
import { senders, trackedNumbers } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import {
  assignTrackedNumber,
  buyTrackedNumber,
} from "~/domains/phone-numbers/senders/tracked-numbers.server.ts";
import { listChangesAmong } from "~/domains/shared/audit/audit.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const fake = await startTwilioServer();
const platform = sharedPlatform({
  SITE_URL: "https://hearthline.example",
  TWILIO_ACCOUNT_SID: fake.accountSid,
  TWILIO_AUTH_TOKEN: fake.authToken,
  TWILIO_API_URL: fake.url,
});
const { query, businessWithLead } = followUps(platform);
const staff = staffActor("reviewer");
const answersAll = fake.shape;

afterAll(() => fake.stop());
beforeEach(() => {
  fake.shape = answersAll;
});

/** Adds a number to the account whose webhooks point to another site. */
function rent(phone: string): string {
  const elsewhere = "https://elsewhere.example/";
  fake.owned.set(phone, { sid: `PN${phone.slice(1)}`, smsUrl: elsewhere, voiceUrl: elsewhere });
  return phone;
}

/** A business whose own number is in the account too. */
async function business() {
  const { contractorId } = await businessWithLead();
  const [sender] = await query()
    .select()
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  return { contractorId, own: rent(sender?.phone ?? "") };
}

const trackedOf = (contractorId: string) =>
  query()
    .select({ phone: trackedNumbers.phone, source: trackedNumbers.source })
    .from(trackedNumbers)
    .where(eq(trackedNumbers.contractorId, contractorId));
const buyingOf = async (contractorId: string) =>
  (await query().select().from(senders).where(eq(senders.contractorId, contractorId)))[0]
    ?.buyingPhone;
const mailer = (change: object = {}) => ({
  ...{ area_code: "737", page_id: null, source: "Mailer" },
  ...change,
});
const buy = (contractorId: string, change: object = {}) =>
  buyTrackedNumber(platform(), staff, contractorId, mailer(change));

/** The waiting tasks that route calls to this site. */
const waiting = () =>
  query()
    .execute<{ data: { contractorId: string }; retry_limit: number }>(
      sql`select data, retry_limit from pgboss.job where name = ${routeCallsJob.name}`,
    )
    .then(({ rows }) => rows);
async function tryOnce(payload: { contractorId: string }) {
  const handle = await routeCallsJob.handler();
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  return handle(platform(), payload, attempt);
}
const addressesOf = (phone: string) => {
  const { smsUrl, voiceUrl } = fake.owned.get(phone) ?? {};
  return [smsUrl, voiceUrl].map((url) => url?.replace(/#.*/, ""));
};

test("calls and texts to an assigned number are routed here despite errors", async () => {
  const { contractorId, own } = await business();
  const phone = rent("+17375557001");
  const assignment = { tracked_number: phone, page_id: null, source: "Mailer" };
  expect(await assignTrackedNumber(platform(), staff, contractorId, assignment)).toEqual({
    ok: true,
  });
  await processEvents(platform());
  const [job, ...more] = (await waiting()).filter(({ data }) => data.contractorId === contractorId);
  expect(more).toEqual([]);
  expect(job?.retry_limit).toBe(10);

  // The provider forwards the first number, but its response is useless.
  fake.shape = (endpoint, fields) => (endpoint === "listNumbers" ? {} : fields);
  await expect(tryOnce({ contractorId })).rejects.toThrow(/forwarded to this site yet/);
  expect(addressesOf(phone)).toEqual(Array(2).fill("https://elsewhere.example/"));

  fake.shape = answersAll;
  for (const _time of [1, 2]) await tryOnce({ contractorId });
  const site = "https://hearthline.example/webhooks";
  expect(addressesOf(phone)).toEqual([`${site}/sms`, `${site}/calls`]);
  expect(fake.owned.get(phone)?.statusCallback).toContain(`${site}/calls/status`);
  // Texts to its own number still go to the other site.
  expect(addressesOf(own)).toEqual(["https://elsewhere.example/", `${site}/calls`]);
});

test("a number missing from the account is retried without blocking others", async () => {
  const { contractorId } = await business();
  for (const [phone, source] of [
    ["+17375557002", "Mailer"],
    [rent("+17375557003"), "Truck"],
  ] as const) {
    const assignment = { tracked_number: phone, page_id: null, source };
    await assignTrackedNumber(platform(), staff, contractorId, assignment);
  }
  await expect(tryOnce({ contractorId })).rejects.toThrow(/isn.t in the account/);
  expect(addressesOf("+17375557003")[1]).toBe("https://hearthline.example/webhooks/calls");
  rent("+17375557002");
  await tryOnce({ contractorId });
  expect(addressesOf("+17375557002")[1]).toBe("https://hearthline.example/webhooks/calls");
});

test("an additional number is bought once despite repeated clicks and lost responses", async () => {
  const { contractorId, own } = await business();
  const before = fake.owned.size;
  // The provider sells it, but its response can't be parsed.
  fake.shape = (endpoint, fields) => (endpoint === "findNumbers" ? fields : {});
  expect(await buy(contractorId)).toMatchObject({
    errors: { area_code: expect.stringContaining("Try again") },
  });
  const number = await buyingOf(contractorId);
  expect(number).toMatch(/^\+1737/);
  expect(fake.owned.size).toBe(before + 1);

  fake.shape = answersAll;
  const results = await Promise.all([buy(contractorId), buy(contractorId)]);
  expect(results).toContainEqual({ ok: true, number });
  expect(await trackedOf(contractorId)).toEqual([{ phone: number, source: "Mailer" }]);
  expect(await buyingOf(contractorId)).toBeNull();
  expect(await buy(contractorId, { source: "mailer" })).toMatchObject({
    errors: { source: "It has a number for that page and source already" },
  });
  expect(fake.owned.size).toBe(before + 1);
  expect(await query().select().from(senders).where(eq(senders.phone, own))).toHaveLength(1);
  const entity = { entity: "contractor", entityId: contractorId };
  const actions = await listChangesAmong(platform(), staff, [entity]);
  expect(actions.map(({ action }) => action)).toEqual(["sender.track_number"]);
});

test("buys nothing without a business number or for another business's page", async () => {
  const { contractorId: without } = await businessWithLead({ sender: false });
  const { pageId: foreign } = await businessWithLead();
  const { contractorId } = await business();
  const before = fake.owned.size;
  expect(await buy(without)).toMatchObject({
    errors: { area_code: "Give the business a number of its own first" },
  });
  expect(await buy(contractorId, { page_id: foreign })).toMatchObject({
    errors: { page_id: "Choose one of its pages" },
  });
  expect(fake.owned.size).toBe(before);
});

test("an interrupted purchase isn't lost when staff change the business's number", async () => {
  const { contractorId } = await business();
  fake.shape = (endpoint, fields) => (endpoint === "findNumbers" ? fields : {});
  await buy(contractorId);
  const number = await buyingOf(contractorId);
  fake.shape = answersAll;
  await assignNumber(platform(), staff, contractorId, null);
  expect(await buyNumber(platform(), staff, contractorId, "512")).toEqual({ ok: true, number });
});

test("concurrent buyers get separate numbers, and tracked numbers can't be bought", async () => {
  const [first, second] = [await business(), await business()];
  const bought = await Promise.all([
    buy(first.contractorId, { area_code: "210" }),
    buy(second.contractorId, { area_code: "210" }),
  ]);
  expect(new Set(bought.map((result) => (result.ok ? result.number : result.code))).size).toBe(2);
  // The provider still offers it, but staff already assigned it.
  const tracked = "+18305550100";
  const assignment = { tracked_number: tracked, page_id: null, source: "Truck" };
  await assignTrackedNumber(platform(), staff, first.contractorId, assignment);
  expect(await buy(second.contractorId, { area_code: "830", source: "Ads" })).toEqual({
    ok: true,
    number: "+18305550101",
  });
});
