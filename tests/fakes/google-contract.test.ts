import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGoogle, type Google } from "~/platform/google/google-ads.server.ts";
import { createGoogleOAuth } from "~/platform/google/google-oauth.server.ts";
import { decisions, type EndpointName, endpoints, errors, tokenErrors } from "./google-contract.ts";
import { type FakeGoogle, type GoogleFault, startGoogleServer } from "./google-server.ts";

let fake: FakeGoogle;
let google: Google;
const redirectUri = "https://hearthline.example/back";
const verifier = "a-verifier-of-at-least-forty-three-characters-is-asked-for";

let now: Date;

beforeAll(async () => {
  fake = await startGoogleServer();
});
afterAll(() => fake.stop());
beforeEach(() => {
  now = new Date("2026-11-28T12:00:00Z");
  const { client } = fake;
  const apiUrl = new URL(fake.url);
  const settings = { clientId: client.id, clientSecret: client.secret, apiUrl };
  google = createGoogle(createGoogleOAuth(settings, { now: () => now }, 500), apiUrl, 500);
  fake.fault = () => null;
  fake.shape = (_endpoint, body) => body;
  fake.requests.length = 0;
  fake.feedback.length = 0;
  fake.decision = "SUCCESS_REACHED_THRESHOLD";
  fake.accounts.clear();
  fake.consents.clear();
  fake.consents.set("1//refresh", { accounts: ["111", "222", "333"], isRevoked: false });
  const account = fake.addAccount("111", { descriptiveName: "Bo’s Plumbing" });
  fake.addAccount("222", { manager: true });
  fake.addAccount("333", { isClosed: true });
  account.leads.set("77", {
    id: "77",
    resourceName: "customers/111/localServicesLeads/77",
    categoryId: "xcat:service_area_business_plumber",
    serviceId: "leak_repair",
    contactDetails: {
      phoneNumber: "+15125557001",
      email: "ana@example.com",
      consumerName: "Ana Ruiz",
    },
    leadType: "MESSAGE",
    leadStatus: "NEW",
    creationDateTime: "2026-11-27 09:15:00",
    leadCharged: true,
    creditDetails: { creditState: "PENDING" },
  });
  account.conversations.push({
    id: "88",
    lead: "customers/111/localServicesLeads/77",
    conversationChannel: "MESSAGE",
    participantType: "CONSUMER",
    eventDateTime: "2026-11-27 09:15:02",
    phoneCallDetails: { callDurationMillis: "61400" },
    messageDetails: { text: "The sink leaks" },
  });
});

const connection = { refreshToken: "1//refresh", accountId: "111" };
const since = { leads: "2026-11-01 00:00:00", conversations: "2026-11-01 00:00:00" };
const newCode = () => {
  const url = google.consentUrl({ redirectUri, verifier, state: "s" });
  return new URL(fake.allow(url, ["111"])).searchParams.get("code") ?? "";
};
const readAll = () => google.readLeads(connection, since);
const report = () =>
  google.sendFeedback(connection, { leadId: "77", reason: "SPAM", comment: null });

const calls: Record<EndpointName, () => Promise<{ ok: boolean }>> = {
  exchangeCode: () => google.exchangeCode(newCode(), { redirectUri, verifier }),
  refresh: readAll,
  listAccessible: () => google.listAccounts("1//refresh"),
  readAccount: () => google.listAccounts("1//refresh"),
  readLeads: readAll,
  readConversations: readAll,
  sendFeedback: report,
};
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)("%s sends only the listed parameters", async (name) => {
  expect((await calls[name]()).ok).toBe(true);
  const sent = fake.requests.filter(({ endpoint }) => endpoint === name);
  expect(sent.length).toBeGreaterThan(0);
  for (const { parameters } of sent) {
    expect(parameters.toSorted()).toEqual(endpoints[name].parameters.toSorted());
  }
  expect(fake.requests.filter(({ endpoint }) => endpoint === null)).toEqual([]);
});

/** A copy without the value at this path. */
function without(body: unknown, path: string): unknown {
  const copy = structuredClone(body) as Record<string, unknown>;
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let at = copy;
  for (const step of steps) at = (at?.[step] ?? {}) as Record<string, unknown>;
  delete at[last];
  return copy;
}

test.each(names)("each listed field of %s is read", async (name) => {
  // A refresh token and a code are new each time.
  const plain = (result: object) =>
    JSON.stringify(result).replaceAll(/"1\/\/[0-9a-f-]+"/g, '"refresh"');
  fake.accounts.set("222", fake.addAccount("222", { manager: true }));
  const whole = plain(await calls[name]());
  for (const path of endpoints[name].fields) {
    // An account is a manager or isn't.
    const isOfManager = path.endsWith("manager");
    fake.shape = (endpoint, body) =>
      endpoint === name && (!isOfManager || JSON.stringify(body).includes('"manager":true'))
        ? without(body, path)
        : body;
    // An access token from before has expired.
    now = new Date(now.getTime() + 3_600_000);
    expect(plain(await calls[name]()), path).not.toEqual(whole);
  }
});

test("a consent's code works once, for its address and its verifier", async () => {
  const code = newCode();
  expect(await google.exchangeCode(code, { redirectUri, verifier })).toMatchObject({
    ok: true,
    mayUseAds: true,
  });
  expect(await google.exchangeCode(code, { redirectUri, verifier })).toMatchObject({
    problem: "token_expired",
  });
  for (const wrong of [
    { redirectUri: `${redirectUri}/`, verifier },
    { redirectUri, verifier: `${verifier}.` },
  ]) {
    const refused = await google.exchangeCode(newCode(), wrong);
    expect(refused).toMatchObject({ problem: "token_expired" });
  }
});

test("lists accounts except managers' and closed ones", async () => {
  expect(await google.listAccounts("1//refresh")).toEqual({
    ok: true,
    accounts: [{ id: "111", name: "Bo’s Plumbing", zone: "America/Chicago" }],
  });
});

test("reads a lead and its messages from any part of a stream", async () => {
  const account = fake.accounts.get("111");
  const first = account?.leads.get("77");
  for (let at = 0; first && at < 250; at += 1) {
    account?.leads.set(`9${at}`, { ...first, id: `9007199254740993${at}` });
  }
  const parsed = await readAll();
  expect(parsed.ok && parsed.leads.length).toBe(251);
  expect(parsed.ok && parsed.leads[0]).toEqual({
    ...{ id: "77", name: "Ana Ruiz", phone: "+15125557001", email: "ana@example.com" },
    ...{ category: "xcat:service_area_business_plumber", service: "leak_repair" },
    ...{ type: "MESSAGE", status: "NEW", createdAt: "2026-11-27 09:15:00" },
    ...{ isCharged: true, credit: "PENDING" },
  });
  expect(parsed.ok && parsed.conversations).toEqual([
    {
      ...{ id: "88", leadId: "77", channel: "MESSAGE", isFromConsumer: true },
      ...{ at: "2026-11-27 09:15:02", text: "The sink leaks", callSeconds: 61 },
    },
  ]);
});

test("reads a lead that has only an ID and a time", async () => {
  const account = fake.accounts.get("111");
  account?.leads.set("77", { id: "77", creationDateTime: "2026-11-27 09:15:00" });
  const parsed = await readAll();
  expect(parsed.ok && parsed.leads[0]).toMatchObject({ id: "77", phone: null, isCharged: false });
});

test.each(errors)("$status $rpc $code is $meaning", async (error) => {
  const { meaning, waitSeconds = null, ...fault } = error;
  fake.fault = (endpoint) => (endpoint.startsWith("read") ? fault : null);
  expect(await readAll()).toMatchObject({ ok: false, problem: meaning, waitSeconds });
  fake.fault = (endpoint) => (endpoint === "sendFeedback" ? fault : null);
  expect(await report()).toMatchObject({ ok: false, problem: meaning, waitSeconds });
});

test.each(tokenErrors)("token error $status $error is $meaning", async ({ meaning, ...fault }) => {
  fake.fault = (endpoint) => (endpoint === "refresh" ? fault : null);
  expect(await readAll()).toMatchObject({ ok: false, problem: meaning });
});

test.each<GoogleFault>(["drop", "hang", "garbage", "truncated", "late"])(
  "returns no leads without a complete response (%s)",
  async (fault) => {
    fake.fault = (endpoint) => (endpoint === "readLeads" ? fault : null);
    expect(await readAll()).toMatchObject({ ok: false, problem: "unavailable" });
    fake.fault = (endpoint) => (endpoint === "readConversations" ? fault : null);
    expect(await readAll()).toMatchObject({ ok: false, problem: "unavailable" });
  },
);

test.each(decisions)("feedback decided as %s is a credit: %s", async (decision, isCredited) => {
  fake.decision = decision;
  const comment = "They sell solar panels";
  const reason = "OTHER_DISSATISFIED_REASON" as const;
  const sent = await google.sendFeedback(connection, { leadId: "77", reason, comment });
  expect(sent).toEqual({ ok: true, isCredited });
  expect(fake.feedback).toEqual([
    {
      leadId: "77",
      body: {
        surveyAnswer: "DISSATISFIED",
        surveyDissatisfied: { surveyDissatisfiedReason: reason, otherReasonComment: comment },
      },
    },
  ]);
});

test("feedback with a lost response has an unknown outcome", async () => {
  fake.fault = (endpoint) => (endpoint === "sendFeedback" ? "hang" : null);
  expect(await report()).toMatchObject({ problem: "unavailable", mayHaveArrived: true });
  now = new Date(now.getTime() + 3_600_000);
  fake.fault = (endpoint) => (endpoint === "refresh" ? "hang" : null);
  expect(await report()).not.toHaveProperty("mayHaveArrived");
});

test("a version that Google no longer serves is the operator's problem", async () => {
  fake.fault = (endpoint) => (endpoint === "readLeads" ? { status: 404, error: null } : null);
  expect(await readAll()).toMatchObject({ problem: "app_refused" });
});
