import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { type FakeTwilio, startTwilioServer } from "../../../tests/fakes/twilio-server.ts";
import { freePort } from "../../../tests/setup/free-port.ts";
import { product } from "../../domains/shared/access/product.ts";
import { createTwilio, twilioSignature } from "./twilio.server.ts";

const siteUrl = new URL("https://hearthline.example/");
const text = {
  to: "+15125550143",
  from: "+15125550100",
  body: "Tomorrow at 3?",
  reference: "0199a3e4-7a64-7bd1-8000-3d1f35f2b9d0",
};
let fake: FakeTwilio;

beforeAll(async () => {
  fake = await startTwilioServer();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.fault = () => null;
  fake.reports = () => [];
  fake.texts.length = 0;
  fake.owned.clear();
  fake.taken.clear();
  fake.pool.clear();
});

function provider(
  changes: { url?: string; authToken?: string; service?: string } = {},
  timeoutMs = 500,
) {
  const settings = {
    accountSid: fake.accountSid,
    authToken: changes.authToken ?? fake.authToken,
    messagingServiceSid: changes.service ?? null,
    apiUrl: new URL(changes.url ?? fake.url),
  };
  return createTwilio(settings, siteUrl, product.addresses, timeoutMs);
}

test("an accepted text has the provider's id", async () => {
  const delivery = await provider().send(text);
  const { reference, ...message } = text;
  expect(fake.texts).toMatchObject([message]);
  expect(fake.texts[0]?.callback).toBe(
    `https://hearthline.example/webhooks/sms/status?reference=${reference}#rc=5&rp=5xx,ct,rt`,
  );
  expect(delivery).toEqual({
    outcome: "sent",
    providerId: fake.texts[0]?.sid,
    status: "queued",
    segments: 1,
  });
});

test("without its own number, sends from the messaging service or fails", async () => {
  const service = `MG${"1".repeat(32)}`;
  await provider({ service }).send({ ...text, from: null });
  expect(fake.texts).toMatchObject([{ from: service }]);
  expect(await provider().send({ ...text, from: null })).toMatchObject({
    outcome: "permanent",
    meaning: "sender_not_ready",
  });
  expect(fake.texts).toHaveLength(1);
});

// sms.never-twice
test.each([
  ["drop_after_accept", 1],
  ["drop", 0],
  ["hang_after_accept", 1],
  ["hang", 0],
  ["garbage", 0],
] as const)(
  "when the provider responds with %s, the delivery is unknown",
  async (kind, accepted) => {
    fake.fault = () => ({ kind });
    expect((await provider().send(text)).outcome).toBe("unknown");
    expect(fake.texts).toHaveLength(accepted);
  },
);

test("sms.never-twice: the provider's internal error may have sent the text", async () => {
  fake.fault = () => ({ kind: "status", status: 500, accept: true });
  expect((await provider().send(text)).outcome).toBe("unknown");
  expect(fake.texts).toHaveLength(1);
});

test("a failed connection means the text wasn't sent", async () => {
  const unreachable = provider({ url: `http://127.0.0.1:${await freePort()}` });
  expect(await unreachable.send(text)).toMatchObject({
    outcome: "temporary",
    meaning: "try_later",
  });
  const nowhere = provider({ url: "http://no-such-host.invalid" });
  expect(await nowhere.send(text)).toMatchObject({ outcome: "temporary", meaning: "try_later" });
});

test("a server without TLS gets no text", async () => {
  const plain = provider({ url: fake.url.replace("http:", "https:") });
  expect(await plain.send(text)).toMatchObject({ outcome: "temporary" });
});

test("rate limiting gives a retry time within an hour", async () => {
  fake.fault = () => ({ kind: "too_many", retryAfterSeconds: 7 });
  expect(await provider().send(text)).toMatchObject({ outcome: "temporary", retryAfterSeconds: 7 });
  fake.fault = () => ({ kind: "too_many", retryAfterSeconds: 1_000_000 });
  expect(await provider().send(text)).toMatchObject({ retryAfterSeconds: 3600 });
  fake.fault = () => ({ kind: "status", status: 503 });
  expect(await provider().send(text)).toMatchObject({
    outcome: "temporary",
    retryAfterSeconds: 30,
  });
});

test("with a wrong password, texts wait and no password is logged", async () => {
  const delivery = await provider({ authToken: "a-wrong-token" }).send(text);
  expect(delivery).toMatchObject({ outcome: "temporary", code: 20003, meaning: "account_problem" });
  expect(JSON.stringify(delivery)).toContain("TWILIO_AUTH_TOKEN");
  expect(JSON.stringify(delivery)).not.toContain("a-wrong-token");
});

test("follows no redirect, so the password isn't leaked", async () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests++;
    response.writeHead(307, { location: `${fake.url}/2010-04-01` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const delivery = await provider({ url: `http://127.0.0.1:${port}` }).send(text);
  server.close();
  server.closeAllConnections();
  expect(delivery).toMatchObject({ outcome: "temporary", meaning: "account_problem" });
  expect([requests, fake.texts.length]).toEqual([1, 0]);
});

test("doesn't read an endless response to its end", async () => {
  const server = createServer((_request, response) => {
    response.writeHead(201);
    const more = () => response.write("x".repeat(65_536)) && setImmediate(more);
    response.on("drain", more);
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const delivery = await provider({ url: `http://127.0.0.1:${port}` }, 20_000).send(text);
  server.close();
  server.closeAllConnections();
  expect(delivery).toEqual({ outcome: "unknown", reason: "The answer is too long" });
});

test("a number is found, bought once, and routes its texts here", async () => {
  const numbers = await provider().findNumbers("512");
  const number = (numbers.ok && numbers.numbers[0]?.number) || "";
  expect(number).toMatch(/^\+1512\d{7}$/);
  const bought = await provider().buyNumber(number);
  expect(bought).toMatchObject({ ok: true, bought: { number, textsReachUs: true } });
  expect(fake.owned.get(number)?.smsUrl).toBe(
    "https://hearthline.example/webhooks/sms#rc=5&rp=5xx,ct,rt",
  );
  // A retry after a lost response gets the same number, not a rejection.
  expect(await provider().buyNumber(number)).toEqual(bought);
  expect(await provider().listNumbers()).toEqual({
    ok: true,
    numbers: [bought.ok && bought.bought],
  });
});

test("recognizes a number whose webhook address has no retry options", async () => {
  fake.owned.set("+15125550190", { sid: "PN1", smsUrl: "https://hearthline.example/webhooks/sms" });
  const listed = await provider().listNumbers();
  expect(listed.ok && listed.numbers[0]?.textsReachUs).toBe(true);
});

test("a STOP sent during an outage arrives again, validly signed", async () => {
  const bought = await provider().buyNumber("+15125550191");
  const webhookSettings = fake.owned
    .get((bought.ok && bought.bought.number) || "")
    ?.smsUrl.split("#")[1];
  const statuses = [503, 503, 200];
  const signatures: (string | undefined)[] = [];
  const site = createServer((request, response) => {
    signatures.push(request.headers["x-twilio-signature"] as string);
    response.writeHead(statuses.shift() ?? 500).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void site.close());
  await once(site, "listening");
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/webhooks/sms`;
  const text = { from: "+15125550142", to: "+15125550191", body: "STOP", sid: "SM1" };
  expect(await fake.receive({ ...text, url: `${url}#${webhookSettings}` })).toMatchObject({
    status: 200,
  });
  const signed = new URLSearchParams({
    MessageSid: "SM1",
    From: text.from,
    To: text.to,
    Body: "STOP",
    NumMedia: "0",
    AccountSid: fake.accountSid,
    ApiVersion: "2010-04-01",
  });
  expect(signatures).toEqual(Array(3).fill(twilioSignature(fake.authToken, url, signed)));
});

test("a bought number joins the messaging service once, despite lost responses", async () => {
  const service = `MG${"1".repeat(32)}`;
  const bought = await provider({ service }).buyNumber("+15125550177");
  expect([...fake.pool]).toEqual([bought.ok && bought.bought.providerId]);
  expect(await provider({ service }).buyNumber("+15125550177")).toEqual(bought);
  expect(fake.pool.size).toBe(1);
  await provider().buyNumber("+15125550178");
  expect(fake.pool.size).toBe(1);
  // A service that doesn't exist accepts none: the number is still ours, and a retry continues.
  const refused = await provider({ service: "MG2" }).buyNumber("+15125550179");
  expect(refused).toMatchObject({ ok: false, certain: false });
  expect(fake.owned.has("+15125550179")).toBe(true);
});

test("doesn't buy a taken number, and reports why to staff", async () => {
  fake.taken.add("+15125550155");
  expect(await provider().buyNumber("+15125550155")).toMatchObject({
    ok: false,
    reason: expect.stringContaining("21422"),
  });
});

test("reports the account's name, or why it can't", async () => {
  expect(await provider().describeAccount()).toEqual({
    ok: true,
    name: "A fake account",
    status: "active",
  });
  expect(await provider({ authToken: "x" }).describeAccount()).toMatchObject({ ok: false });
});

test("sms.signed-webhooks: a signature is valid only for the site's own URL", () => {
  const params = new URLSearchParams({ MessageSid: "SM1", Body: "Yes & no" });
  const sign = (url: string) => twilioSignature(fake.authToken, url, params);
  const sms = provider();
  const signedHere = sign("https://hearthline.example/webhooks/sms");
  expect(sms.hasValidSignature("/webhooks/sms", params, signedHere)).toBe(true);
  expect(sms.hasValidSignature("/webhooks/sms/status", params, signedHere)).toBe(false);
  expect(
    sms.hasValidSignature("/webhooks/sms", params, sign("https://attacker.example/webhooks/sms")),
  ).toBe(false);
  expect(sms.hasValidSignature("/webhooks/sms", params, null)).toBe(false);
});

test("follows the provider's redirect to a picture without our credentials", async () => {
  const bytes = Buffer.from("a picture");
  fake.pictures.set("ME1", { bytes, contentType: "image/png" });
  const url = `${fake.url}/2010-04-01/Accounts/${fake.accountSid}/Messages/MM1/Media/ME1`;
  const sms = provider();
  expect(await sms.fetchMedia(url, 100)).toEqual({ ok: true, bytes, contentType: "image/png" });
  expect(await sms.fetchMedia(url, 5)).toMatchObject({
    ok: false,
    tooLarge: true,
    reason: "The answer is too long",
  });
  expect(await sms.fetchMedia(url.replace("ME1", "ME2"), 100)).toMatchObject({ ok: false });
  expect(await provider({ authToken: "x" }).fetchMedia(url, 100)).toMatchObject({ ok: false });
});

test("fetches nothing from elsewhere or from our own network", async () => {
  const sms = provider();
  const path = `/2010-04-01/Accounts/${fake.accountSid}/Messages/MM1/Media/ME1`;
  fake.pictures.set("ME1", { bytes: Buffer.from("a picture"), contentType: "image/png" });
  const elsewhere = await startTwilioServer();
  elsewhere.pictures.set("ME1", { bytes: Buffer.from("inside"), contentType: "image/png" });
  expect(await sms.fetchMedia(`${elsewhere.url}${path}`, 100)).toMatchObject({ ok: false });
  expect(await sms.fetchMedia("no address", 100)).toMatchObject({ ok: false });
  for (const host of [elsewhere.url, elsewhere.url.replace("http:", "https:")]) {
    fake.mediaHost = host;
    expect(await sms.fetchMedia(`${fake.url}${path}`, 100)).toMatchObject({ ok: false });
  }
  fake.mediaHost = "https://169.254.169.254";
  expect(await sms.fetchMedia(`${fake.url}${path}`, 100)).toEqual({
    ok: false,
    reason: "address not allowed",
    tooLarge: false,
  });
  expect(elsewhere.requests).toEqual([]);
  fake.mediaHost = "";
  await elsewhere.stop();
});
