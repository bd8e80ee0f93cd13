import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createMetaConversions,
  type MetaConversions,
} from "~/platform/meta/meta-conversions.server.ts";
import { eventContract, eventErrors } from "./meta-contract.ts";
import { type FakeMeta, startMetaServer } from "./meta-server.ts";

let fake: FakeMeta;
let meta: MetaConversions;

beforeAll(async () => {
  fake = await startMetaServer();
  meta = createMetaConversions(new URL(fake.url), "Acme CRM", 500);
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.eventFault = () => null;
  fake.events.clear();
  fake.eventRequests.length = 0;
  fake.datasets.set("15301530", "dataset-token");
});

// Longer than a number of JavaScript can be.
const leadId = "90071992547409931";
const event = { id: "e-1", name: "Paid", at: new Date("2026-11-28T10:00:00.7Z"), leadId };
const send = (testCode?: string) =>
  meta.send(
    { ...event, cents: 12_345 },
    { datasetId: "15301530", token: "dataset-token", ...(testCode ? { testCode } : {}) },
  );

test("an event has only fields of the contract", async () => {
  expect(await send()).toEqual({ ok: true });
  const [request] = fake.eventRequests;
  expect(request?.parameters).toEqual(eventContract.parameters);
  const [sent] = JSON.parse(request?.data ?? "[]");
  expect(Object.keys(sent).toSorted()).toEqual(Object.keys(eventContract.event).toSorted());
  expect(request?.data).toContain(`"user_data":{"lead_id":${leadId}}`);
  expect(sent).toMatchObject({
    event_time: 1_795_860_000,
    action_source: "system_generated",
    custom_data: { event_source: "crm", value: 123.45, currency: "USD" },
  });
  expect(Object.keys(sent.custom_data).toSorted()).toEqual(
    eventContract.event.custom_data.toSorted(),
  );
});

test("an event sent twice counts once", async () => {
  await send();
  await send();
  expect(fake.events.size).toBe(1);
});

test("sends a test code only if there is one", async () => {
  await send("TEST123");
  await send();
  expect(fake.eventRequests.map(({ testCode }) => testCode)).toEqual(["TEST123", null]);
});

test.each(eventErrors)("error $code $error_subcode is $meaning", async ({ meaning, ...fault }) => {
  fake.eventFault = () => fault;
  expect(await send()).toEqual({ ok: false, problem: meaning });
});

test.each(["drop", "hang", "garbage"] as const)(
  "a missing response (%s) means unavailable",
  async (fault) => {
    fake.eventFault = () => fault;
    expect(await send()).toEqual({ ok: false, problem: "unavailable" });
  },
);
