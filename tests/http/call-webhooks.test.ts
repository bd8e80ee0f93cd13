import { afterAll, expect, test } from "vitest";
import { twilioSignature } from "~/platform/sms/twilio.server.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const twilio = await startTwilioServer();
afterAll(() => twilio.stop());

const site = sharedSite({
  environment: {
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_URL: twilio.url,
    // The same as in production.
    RATE_LIMIT_FACTOR: "1",
  },
});
const withoutProvider = sharedSite();

let businesses = 0;

/** Adds a business with a number and two phones. */
async function business() {
  businesses += 1;
  const name = `Bell & "Sons" <${businesses}>`;
  const id = await addBusiness(site(), name);
  const to = `+1512555010${businesses}`;
  await site().runSql(
    "insert into senders (contractor_id, phone, registration) values ($1, $2, 'approved')",
    [id, to],
  );
  await site().runSql(
    "insert into call_settings (contractor_id, enabled, ring_seconds, texts_missed) values ($1, true, 20, true)",
    [id],
  );
  await site().runSql(
    "insert into call_phones (contractor_id, place, name, phone) values ($1, 0, 'Bo', '+15125550171'), ($1, 1, 'Ana', '+15125550172')",
    [id],
  );
  return { id, name, to };
}

const call = (to: string, change: object = {}) =>
  twilio.call({ from: "+15125550143", to, site: site().url, ...change });
const rowsOf = (id: string) =>
  site().runSql(
    "select state, seconds, attestation, from_phone from calls where contractor_id = $1 order by created_at",
    [id],
  );

test("phones ring in order; voicemail doesn't count, and pressing 1 connects", async () => {
  const { id, name, to } = await business();
  const rung = await call(to, { stirVerstat: "TN-Validation-Passed-A" });
  expect(rung.ringing()).toBe("+15125550171");
  const voicemail = await rung.pickUp(null);
  expect(voicemail).toEqual({
    words: `A call for ${name} from (512) 555-0143. Press 1 to answer.`,
    connected: false,
  });
  await rung.legEnds("completed", 11);
  expect(rung.ringing()).toBe("+15125550172");
  expect((await rung.pickUp("1")).connected).toBe(true);
  await rung.legEnds("completed", 0);
  expect([rung.ringing(), rung.heard]).toEqual([null, []]);
  expect(await rung.ends("completed", 0)).toBe(200);
  expect(await rowsOf(id)).toEqual([
    { state: "answered", seconds: 0, attestation: "A", from_phone: "+15125550143" },
  ]);
});

test("a missed caller hears the business's name as written", async () => {
  const { id, name, to } = await business();
  const rung = await call(to);
  await rung.legEnds("no-answer");
  await rung.legEnds("busy");
  expect(rung.heard).toEqual([
    `You've reached ${name}. Sorry, no one can take your call right now. We'll get back to you at this number.`,
  ]);
  await rung.ends("completed", 20);
  expect(await rowsOf(id)).toMatchObject([{ state: "missed", seconds: null }]);
});

test("calls.not-recorded: no instruction to the provider records a call", async () => {
  const { to } = await business();
  const params = new URLSearchParams({
    CallSid: `CA${"d".repeat(32)}`,
    From: "+15125550143",
    To: to,
  });
  const url = `${site().url}/webhooks/calls`;
  const response = await post(
    "/webhooks/calls",
    params,
    twilioSignature(twilio.authToken, url, params),
  );
  const body = await response.text();
  expect(response.headers.get("content-type")).toMatch(/^text\/xml/);
  expect(body).toContain("<Dial");
  expect(body.toLowerCase()).not.toContain("record");
});

/** A request that anyone could send. */
function post(path: string, params: URLSearchParams, signature: string | null) {
  return site().fetch(path, {
    method: "POST",
    body: params.toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      ...(signature ? { "x-twilio-signature": signature } : {}),
    },
  });
}

test("rejects forged requests at each step, and ignores an unsigned verdict", async () => {
  const { id, to } = await business();
  const rung = await call(to);
  const { whisper, action } = rung.leg();
  const params = new URLSearchParams({
    ...{ CallSid: `CA${"e".repeat(32)}`, From: "+15125550144", To: to },
    ...{ Digits: "1", DialCallStatus: "no-answer", CallStatus: "completed" },
  });
  const pathOf = (address: string) => address.slice(site().url.length).split("#")[0] ?? "";
  const paths = ["/webhooks/calls", "/webhooks/calls/status", pathOf(whisper), pathOf(action)];
  for (const path of paths) {
    expect((await post(path, params, null)).status, path).toBe(403);
    const elsewhere = twilioSignature(twilio.authToken, `${site().url}/webhooks/sms`, params);
    expect((await post(path, params, elsewhere)).status, path).toBe(403);
  }
  expect(await rowsOf(id)).toMatchObject([{ state: "ringing" }]);
  const signed = twilioSignature(twilio.authToken, `${site().url}/webhooks/calls`, params);
  params.set("StirVerstat", "TN-Validation-Passed-A");
  expect((await post("/webhooks/calls", params, signed)).status).toBe(200);
  expect(await rowsOf(id)).toMatchObject([{}, { attestation: null }]);
  const read = await site().fetch("/webhooks/calls");
  expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  const unknown = twilioSignature(twilio.authToken, `${site().url}/webhooks/calls/x`, params);
  expect((await post("/webhooks/calls/x", params, unknown)).status).toBe(404);
  const none = await withoutProvider().fetch("/webhooks/calls", {
    method: "POST",
    body: params.toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(none.status).toBe(404);
});

test("a hundred calls make ten rows and one conversation, then busy", async () => {
  const { id, to } = await business();
  for (let at = 0; at < 100; at++) {
    const rung = await call(to);
    expect(rung.rejected()).toBe(at < 10 ? null : "busy");
    if (at < 10) await rung.ends("no-answer");
  }
  expect(await rowsOf(id)).toHaveLength(10);
  // A repeated webhook for a known call adds no row.
  const [{ provider_id: providerId = "" } = {}] = await site().runSql(
    "select provider_id from calls where contractor_id = $1 limit 1",
    [id],
  );
  expect((await call(to, { sid: String(providerId) })).rejected()).toBeNull();
  const conversations = await site().runSql(
    "select id from conversations where contractor_id = $1",
    [id],
  );
  expect(conversations).toHaveLength(1);
});

test("without JavaScript the office sets up phones and blocks callers", async () => {
  const { id, to } = await business();
  await (await call(to)).ends("no-answer");
  const { userId } = await addCrmMember(site(), id, "office", `office-${id}@calls.example`);
  const [name = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name, value, url: site().url }]);
  await page.goto("/crm/settings/calls");
  await page.getByText("Missed call").waitFor();
  await page.getByLabel("Phone 1: name").fill("Olivia");
  await page.getByLabel("Phone 1: number").fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter a US phone number, like (512) 555-0123").waitFor();
  expect(await page.getByLabel("Phone 1: name").inputValue()).toBe("Olivia");
  await page.getByLabel("Phone 1: number").fill("(512) 555-0175");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Settings saved.").waitFor();
  await page.getByRole("button", { name: "Block (512) 555-0143" }).click();
  await page.getByText("Number blocked. Its calls won’t ring.").waitFor();
  expect((await call(to)).rejected()).toBe("rejected");
  await page.getByRole("button", { name: "Unblock (512) 555-0143" }).click();
  await page.getByText("Number unblocked.").waitFor();
  expect((await call(to)).ringing()).toBe("+15125550175");
});
