import { afterAll, expect, test } from "vitest";
import { twilioSignature } from "~/platform/sms/twilio.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { sharedSite } from "../setup/shared-site.ts";

const twilio = await startTwilioServer();
afterAll(() => twilio.stop());

const withProvider = sharedSite({
  environment: {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.url,
  },
});
const withoutProvider = sharedSite({ administrator: true });

const to = "+15125550199";
const text = (body: string, from = "+15125550123") => ({
  ...{ from, to, body, url: `${withProvider().url}/webhooks/sms` },
});
const stored = (body: string) =>
  withProvider().runSql("select provider_id, conversation_id from messages where text = $1", [
    body,
  ]);

/** A request that anyone could send. */
function post(path: string, params: URLSearchParams, headers: Record<string, string> = {}) {
  return withProvider().fetch(path, {
    method: "POST",
    body: params.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
}

test("saves an incoming text once and returns empty TwiML", async () => {
  const sid = `SM${"a".repeat(32)}`;
  const response = await twilio.receive({ ...text("Is this Ärger?"), sid });
  expect(response).toEqual({ status: 200, body: "<Response/>" });
  expect((await twilio.receive({ ...text("Is this Ärger?"), sid })).status).toBe(200);
  expect(await stored("Is this Ärger?")).toEqual([{ provider_id: sid, conversation_id: null }]);
});

test("sms.signed-webhooks: rejects forged texts without saving them", async () => {
  const params = new URLSearchParams({
    ...{ MessageSid: `SM${"b".repeat(32)}`, From: "+15125550123", To: to, Body: "forged" },
  });
  const signed = twilioSignature(twilio.authToken, `${withProvider().url}/webhooks/sms`, params);
  const forged: [string, URLSearchParams, Record<string, string>][] = [
    ["/webhooks/sms", params, {}],
    ["/webhooks/sms", params, { "x-twilio-signature": signed.replace(/^./, "_") }],
    // Signed for another URL or body.
    ["/webhooks/sms?x=1", params, { "x-twilio-signature": signed }],
    ["/webhooks/sms/status", params, { "x-twilio-signature": signed }],
    [
      "/webhooks/sms",
      new URLSearchParams([...params, ["Body", "x"]]),
      { "x-twilio-signature": signed },
    ],
  ];
  for (const [path, body, headers] of forged) {
    expect((await post(path, body, headers)).status, path).toBe(403);
  }
  expect(await stored("forged")).toEqual([]);
  const genuine = await post("/webhooks/sms", params, { "x-twilio-signature": signed });
  expect(genuine.headers.get("content-type")).toMatch(/^text\/xml/);
  expect(await stored("forged")).toHaveLength(1);
  const read = await withProvider().fetch("/webhooks/sms");
  expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  expect(
    (await post("/webhooks/sms", new URLSearchParams({ Body: "x".repeat(200_000) }))).status,
  ).toBe(413);
});

test("accepts late, duplicate and unknown delivery reports", async () => {
  const id = crypto.randomUUID();
  await withProvider().runSql(
    "insert into messages (id, channel, cause, kind, params, to_address, state, text) values ($1, 'sms', $2, 'follow-up', '{}', '+15125550123', 'sending', 'Hi')",
    [id, id],
  );
  const url = `${withProvider().url}/webhooks/sms/status?reference=${id}`;
  const report = async (MessageStatus: string) => {
    const params = new URLSearchParams({ MessageSid: `SM${"c".repeat(32)}`, MessageStatus });
    const signature = twilioSignature(twilio.authToken, url, params);
    const path = new URL(url).pathname + new URL(url).search;
    return (await post(path, params, { "x-twilio-signature": signature })).status;
  };
  expect([await report("delivered"), await report("sent"), await report("delivered")]).toEqual([
    200, 200, 200,
  ]);
  const [row] = await withProvider().runSql(
    "select state, provider_status from messages where id = $1",
    [id],
  );
  expect(row).toEqual({ state: "sent", provider_status: "delivered" });
  expect(await report("a word of tomorrow")).toBe(200);
});

test("without a provider the webhook URLs don't exist", async () => {
  const response = await withoutProvider().fetch("/webhooks/sms", {
    method: "POST",
    body: "Body=x",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(response.status).toBe(404);
});
