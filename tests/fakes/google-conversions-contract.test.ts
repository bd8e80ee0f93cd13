import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createGoogleConversions,
  type GoogleConversion,
  type GoogleConversions,
} from "~/platform/google/google-conversions.server.ts";
import { createGoogleOAuth } from "~/platform/google/google-oauth.server.ts";
import { tokenErrors } from "./google-contract.ts";
import { apiErrors, type EndpointName, endpoints } from "./google-conversions-contract.ts";
import { type FakeGoogleConversions, startGoogleConversions } from "./google-conversions-server.ts";

let fake: FakeGoogleConversions;
let google: GoogleConversions;
let now: Date;

beforeAll(async () => {
  fake = await startGoogleConversions();
});
afterAll(() => fake.stop());
beforeEach(() => {
  now = new Date("2026-11-28T12:00:00Z");
  const apiUrl = new URL(fake.url);
  const { id: clientId, secret: clientSecret } = fake.client;
  const oauth = createGoogleOAuth({ clientId, clientSecret, apiUrl }, { now: () => now }, 500);
  google = createGoogleConversions(oauth, apiUrl, 500);
  fake.fault = () => null;
  fake.shape = (_endpoint, fields) => fields;
  fake.requests.length = 0;
  fake.counted.clear();
  fake.tokens.set("token", ["1234567890"]);
  fake.actions.set("1234567890", ["987654321"]);
});

const conversion: GoogleConversion = {
  transactionId: "t-1",
  at: new Date("2026-11-28T10:00:00Z"),
  click: { kind: "gclid", id: "Cj0KCQ" },
  hashedEmail: null,
  cents: 12_345,
};
const destination = { customerId: "1234567890", conversionActionId: "987654321" };
const send = (overrides: Partial<GoogleConversion> = {}, isTest = false) =>
  google.send({ ...conversion, ...overrides }, { destination, token: "token", isTest });

const signIn = { redirectUri: "https://example.com/back", verifier: "a-verifier-of-this-test" };

const calls: Record<EndpointName, () => Promise<{ ok: boolean }>> = {
  exchangeCode: () => {
    fake.allow(google.consentUrl({ ...signIn, state: "s" }), { code: "code", token: "token" });
    return google.exchangeCode("code", signIn);
  },
  refresh: () => send(),
  ingest: () => send(),
};
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)("%s sends only the listed parameters", async (name) => {
  expect((await calls[name]()).ok).toBe(true);
  const sent = fake.requests.find(({ endpoint }) => endpoint === name);
  expect(sent?.parameters.toSorted()).toEqual(endpoints[name].parameters.toSorted());
});

test.each(names)("reads only the listed fields of %s", async (name) => {
  const fields: readonly string[] = endpoints[name].fields;
  const keep = (isKept: (field: string) => boolean) => {
    // An access token from before has expired.
    now = new Date(now.getTime() + 3_600_000);
    fake.shape = (endpoint, all) =>
      endpoint === name
        ? Object.fromEntries(Object.entries(all).filter(([field]) => isKept(field)))
        : all;
    return calls[name]();
  };
  const whole = await keep(() => true);
  expect(await keep((field) => fields.includes(field))).toEqual(whole);
  for (const missing of fields) {
    expect(await keep((field) => field !== missing), missing).not.toEqual(whole);
  }
});

test.each(apiErrors)("error $error $reason is $meaning", async ({ meaning, ...fault }) => {
  fake.fault = (endpoint) => (endpoint === "ingest" ? fault : null);
  expect(await send()).toEqual({ ok: false, problem: meaning });
});

test.each(tokenErrors)("token error $error is $meaning", async ({ meaning, ...fault }) => {
  fake.fault = (endpoint) => (endpoint === "ingest" ? null : fault);
  expect(await send()).toMatchObject({ ok: false, problem: meaning });
  expect(await calls.exchangeCode()).toMatchObject({ ok: false, problem: meaning });
});

test.each(["drop", "hang", "garbage"] as const)(
  "a missing response (%s) means unavailable",
  async (fault) => {
    fake.fault = (endpoint) => (endpoint === "ingest" ? fault : null);
    expect(await send()).toEqual({ ok: false, problem: "unavailable" });
  },
);

test("an access token is reused until it expires or is refused", async () => {
  const refreshes = () => fake.requests.filter(({ endpoint }) => endpoint === "refresh").length;
  await send();
  await send();
  expect(refreshes()).toBe(1);
  now = new Date(now.getTime() + 3_599_000);
  await send();
  expect(refreshes()).toBe(2);
  let refusals = 1;
  fake.fault = (endpoint) =>
    endpoint === "ingest" && refusals-- > 0 ? { status: 401, error: "UNAUTHENTICATED" } : null;
  expect((await send()).ok).toBe(true);
  expect(refreshes()).toBe(3);
  fake.tokens.delete("token");
  expect(await send()).toMatchObject({ problem: "token_expired" });
});

// "Conversion adjustments", Data Manager API, read 2026-11-28.
test("a conversion sent twice counts once, with the later amount", async () => {
  await send();
  await send({ cents: 0 });
  expect([...fake.counted.values()]).toMatchObject([{ conversionValue: 0, currency: "USD" }]);
});

test("a test is only checked", async () => {
  expect((await send({}, true)).ok).toBe(true);
  expect(fake.counted.size).toBe(0);
});

test("sends no value without an amount, and no email with a click", async () => {
  await send({ cents: null });
  await send({ transactionId: "t-2", click: null, hashedEmail: "ab12" });
  const [first, second] = [...fake.counted.values()];
  expect(first).not.toHaveProperty("conversionValue");
  expect(first).not.toHaveProperty("userData");
  expect(second).not.toHaveProperty("adIdentifiers");
  expect(second?.userData?.userIdentifiers).toEqual([{ emailAddress: "ab12" }]);
});

test("a member has to leave the permission checked", async () => {
  const whole = fake.scope;
  fake.scope = "openid";
  expect(await calls.exchangeCode()).toEqual({ ok: false, problem: "no_permission" });
  fake.scope = whole;
  const url = new URL(google.consentUrl({ ...signIn, state: "s" }));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    access_type: "offline",
    prompt: "consent",
    response_type: "code",
    scope: whole,
    state: "s",
  });
  expect(url.origin).toBe(fake.url);
});
