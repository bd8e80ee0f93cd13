import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { product } from "~/domains/shared/access/product.ts";
import { laterStatus, type SmsProvider, textStatuses } from "~/platform/sms/sms.ts";
import { failureOf, textFailures } from "~/platform/sms/text-failures.ts";
import { createTwilio } from "~/platform/sms/twilio.server.ts";
import { readInboundText, readStatusCallback } from "~/platform/sms/webhook.schema.ts";
import { answerers } from "~/platform/voice/answerers.ts";
import {
  readAnsweredCall,
  readCallReport,
  readDetection,
  readDialed,
  readGathered,
  readIncomingCall,
  readLegReport,
} from "~/platform/voice/voice.schema.ts";
import {
  answeredBy,
  codes,
  type EndpointName,
  endpoints,
  failureFields,
  statuses,
  statusValues,
  webhooks,
} from "./twilio-contract.ts";
import { type FakeTwilio, startTwilioServer } from "./twilio-server.ts";

const siteUrl = new URL("https://hearthline.example");
const service = `MG${"1".repeat(32)}`;
const text = {
  to: "+15125550143",
  from: "+15125550100",
  body: "Hello",
  reference: "0199a3e4-7a64-7bd1-8000-3d1f35f2b9d0",
};
let fake: FakeTwilio;
let sms: SmsProvider;
/** A fake provider with a messaging service. */
let pooling: SmsProvider;

beforeAll(async () => {
  fake = await startTwilioServer();
  sms = providerOf(fake);
  pooling = providerOf(fake, service);
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.fault = () => null;
  fake.reports = () => [];
  fake.shape = (_endpoint, fields) => fields;
  fake.requests.length = 0;
  fake.owned.clear();
  fake.taken.clear();
  fake.pool.clear();
});

function providerOf(
  { accountSid, authToken, url }: FakeTwilio,
  messagingServiceSid: string | null = null,
) {
  const settings = { accountSid, authToken, messagingServiceSid, apiUrl: new URL(url) };
  return createTwilio(settings, siteUrl, product.addresses);
}

/** Every call the product makes to the API. */
const calls: Record<EndpointName, (() => Promise<unknown>)[]> = {
  createMessage: [
    () => sms.send(text),
    () =>
      pooling.send({
        ...text,
        from: null,
        mediaUrls: ["https://hearthline.example/a.jpg", "https://hearthline.example/b.jpg"],
      }),
  ],
  listMessages: [
    async () => {
      for (let texts = fake.texts.length; texts < 2; texts += 1) await sms.send(text);
      return sms.listBilled(new Date().toISOString().slice(0, 10), 1);
    },
  ],
  findNumbers: [() => sms.findNumbers("512")],
  buyNumber: [() => sms.buyNumber("+15125550100")],
  listNumbers: [() => sms.listNumbers(), () => sms.buyNumber("+15125550100")],
  routeCalls: [() => sms.routeCalls("+15125550100", { texts: true })],
  addSender: [() => pooling.buyNumber("+15125550100")],
  fetchSender: [() => pooling.buyNumber("+15125550100")],
  createCall: [() => sms.call(outgoing), () => sms.call({ ...outgoing, purpose: "customer" })],
  updateCall: [
    async () => sms.redirectCall(await startedCall(), `${siteUrl.origin}/webhooks/voicemail/drop`),
    async () => sms.redirectCall(await startedCall(), null),
  ],
  fetchAccount: [() => sms.describeAccount()],
};
const outgoing = {
  ...{ to: text.to, from: text.from, reference: text.reference },
  purpose: "voicemail",
} as const;
async function startedCall(): Promise<string> {
  await sms.call(outgoing);
  const call = fake.calls.at(-1);
  // The instructions at the URL aren't part of the contract.
  if (call) call.update = async () => {};
  return call?.sid ?? "";
}
/** A number is bought, or found to be ours, before it becomes a sender. */
const before: Partial<Record<EndpointName, EndpointName[]>> = {
  routeCalls: ["listNumbers"],
  addSender: ["buyNumber"],
  fetchSender: ["listNumbers"],
  updateCall: ["createCall"],
};

/** A number we already own that is already a sender: both are refused, and then looked up. */
function haveSender() {
  fake.owned.set("+15125550100", { sid: "PN1", smsUrl: "" });
  fake.pool.add("PN1");
}
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)("%s gets only the listed parameters", async (name) => {
  haveSender();
  for (const call of calls[name]) await call();
  const requests = fake.requests.filter(({ endpoint }) => endpoint === name);
  expect(requests).not.toEqual([]);
  const sent = new Set(requests.flatMap(({ parameters }) => parameters));
  expect([...sent].toSorted()).toEqual([...endpoints[name].parameters].toSorted());
  expect(fake.requests.filter(({ endpoint }) => endpoint === null)).toEqual([]);
});

/** The adapter's result when only some fields of a response arrive. */
async function requestWith(name: EndpointName, keep: (field: string) => boolean) {
  fake.owned.clear();
  fake.pool.clear();
  if (name === "fetchSender" || name === "routeCalls") haveSender();
  if (name === "listNumbers") {
    fake.owned.set("+15125550100", {
      sid: "PN1",
      smsUrl: `${siteUrl.origin}${product.addresses.textReceived}`,
      voiceUrl: `${siteUrl.origin}${product.addresses.callReceived}`,
    });
  }
  const pick = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => keep(field)));
  fake.shape = (endpoint, fields) => {
    // A field missing from one endpoint must not come from another.
    if (before[name]?.includes(endpoint)) return fields;
    if (endpoint !== name) return {};
    const { list } = endpoints[name] as { list?: string };
    return list ? { [list]: (fields[list] as Record<string, unknown>[]).map(pick) } : pick(fields);
  };
  const body = JSON.stringify(await calls[name][0]?.());
  // IDs count up.
  return body.replace(/(SM|PN|CA)[0-9a-f]{32}/g, "$1");
}

test.each(names)("reads only the listed response fields of %s", async (name) => {
  const fields: readonly string[] = endpoints[name].fields;
  const whole = await requestWith(name, () => true);
  expect(whole).toMatch(/"ok":true|"outcome":"sent"/);
  expect(await requestWith(name, (field) => fields.includes(field))).toBe(whole);
  for (const missing of fields) {
    // Without a status, a text counts as queued.
    if (missing === "status" && name === "createMessage") continue;
    expect(await requestWith(name, (field) => field !== missing), missing).not.toBe(whole);
  }
});

test("reads the status of a new text", async () => {
  fake.shape = (_endpoint, fields) => ({ ...fields, status: "sending" });
  expect(await sms.send(text)).toMatchObject({ outcome: "sent", status: "sending", segments: 1 });
  expect(await pooling.send({ ...text, from: null })).toMatchObject({ segments: null });
});

test("the contract lists the states we know, in order", () => {
  expect(statusValues.flat().toSorted()).toEqual([...textStatuses].toSorted());
  for (const [index, values] of statusValues.entries()) {
    for (const word of values) {
      for (const earlier of statusValues.slice(0, index).flat()) {
        expect(laterStatus(earlier, word)).toBe(word);
        expect(laterStatus(word, earlier)).toBe(word);
      }
      for (const beside of values) expect(laterStatus(word, beside)).toBe(word);
    }
  }
});

test("the contract lists the machine detection results we know", () => {
  expect([...answerers]).toEqual([...answeredBy]);
});

test("a call with a lost response is unknown, a refused one failed", async () => {
  fake.callFault = () => ({ kind: "drop_after_accept" });
  expect((await sms.call(outgoing)).outcome).toBe("unknown");
  fake.callFault = () => ({ kind: "reject", code: 21211 });
  expect(await sms.call(outgoing)).toMatchObject({ outcome: "permanent", code: 21211 });
  fake.callFault = () => ({ kind: "too_many", retryAfterSeconds: 3 });
  expect(await sms.call(outgoing)).toMatchObject({ outcome: "temporary", retryAfterSeconds: 3 });
  fake.callFault = () => null;
});

test("the contract lists the codes we know, with their meaning", () => {
  const meanings = Object.entries(textFailures).map(([code, { meaning }]) => [code, meaning]);
  expect(Object.entries(codes).map(([code, [, meaning]]) => [code, meaning])).toEqual(meanings);
});

test.each(Object.entries(codes))(
  "a text refused with %s (%j) is classified by its meaning",
  async (code, [, meaning]) => {
    fake.fault = () => ({ kind: "reject", code: Number(code) });
    const isWaiting = ["try_later", "account_problem"].includes(meaning);
    expect(await sms.send(text)).toMatchObject({
      outcome: isWaiting ? "temporary" : "permanent",
      code: Number(code),
      meaning,
      reason: failureOf(Number(code)).description,
    });
  },
);

test.each(
  Object.entries(statuses).flatMap(([outcome, list]) =>
    list.map((status) => [status, outcome] as const),
  ),
)("a response %s leaves a text %s", async (status, outcome) => {
  fake.fault = () => ({ kind: "status", status });
  expect((await sms.send(text)).outcome).toBe(outcome);
});

test("reads only an error's code", async () => {
  const bodies: unknown[] = [];
  for (const keep of [[], failureFields, ["code", "message", "status"]]) {
    fake.fault = () => ({ kind: "reject", code: 21610 });
    fake.shapeRefusal = (fields) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => keep.includes(name)));
    bodies.push(await sms.send(text));
  }
  fake.shapeRefusal = (fields) => fields;
  expect(bodies[1]).toEqual(bodies[2]);
  expect(bodies[0]).not.toEqual(bodies[1]);
});

test("webhooks have the listed parameters, and each is read", async () => {
  const sid = `SM${"a".repeat(32)}`;
  const sample = {
    MessageSid: sid,
    MessageStatus: "failed",
    ErrorCode: "30003",
    From: "+15125550143",
    To: "+15125550100",
    Body: "Stop",
    NumMedia: "1",
    NumSegments: "2",
    MediaUrl0: "https://api.twilio.com/picture",
    MediaContentType0: "image/png",
    OptOutType: "STOP",
    CallSid: `CA${"a".repeat(32)}`,
    ParentCallSid: `CA${"c".repeat(32)}`,
    StirVerstat: "TN-Validation-Passed-A",
    FromZip: "78701",
    DialCallStatus: "completed",
    DialCallSid: `CA${"b".repeat(32)}`,
    DialCallDuration: "62",
    CallStatus: "completed",
    CallDuration: "70",
    AnsweredBy: "machine_end_beep",
    Digits: "1",
    SpeechResult: "Stop.",
  };
  const withCall =
    <Read extends object | string>(read: (params: URLSearchParams) => Read | null) =>
    (params: URLSearchParams) => {
      const [call, found] = [readAnsweredCall(params), read(params)];
      return call && found && { call, found };
    };
  const none = new URLSearchParams();
  const reads = {
    status: readStatusCallback,
    inbound: readInboundText,
    call: readIncomingCall,
    dialed: readDialed,
    callEnd: readCallReport,
    legEnd: readLegReport,
    detected: withCall(readDetection),
    gathered: withCall(readGathered),
  };
  for (const kind of Object.keys(reads) as (keyof typeof reads)[]) {
    const entries = Object.entries(sample).filter(([name]) =>
      (webhooks[kind].parameters as readonly string[]).includes(name),
    );
    expect(entries).toHaveLength(webhooks[kind].parameters.length);
    const whole = reads[kind](new URLSearchParams(entries), none);
    expect(whole).not.toBeNull();
    expect(reads[kind](new URLSearchParams({ ...sample, FromCity: "AUSTIN" }), none)).toEqual(
      whole,
    );
    for (const [missing] of entries) {
      const rest = entries.filter(([name]) => name !== missing);
      expect(reads[kind](new URLSearchParams(rest), none), missing).not.toEqual(whole);
    }
  }
});
