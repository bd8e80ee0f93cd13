import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  deliver,
  replayMessage,
} from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { recordTextStatus } from "~/domains/messaging/messages/delivery/record-delivery.server.ts";
import { queueText } from "~/domains/messaging/messages/queue-message.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { readStatusCallback } from "~/platform/sms/webhook.schema.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { startTwilioServer } from "../fakes/twilio-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const fake = await startTwilioServer();
const site = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  response.writeHead(await report(request.url ?? "", body, request.headers["x-twilio-signature"]));
  response.end();
});
await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
const siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const platform = sharedPlatform({
  SITE_URL: siteUrl,
  TWILIO_ACCOUNT_SID: fake.accountSid,
  TWILIO_AUTH_TOKEN: fake.authToken,
  TWILIO_API_URL: fake.url,
});
const query = () => platform().database.query;

beforeEach(() => {
  fake.fault = () => null;
  fake.reports = () => [];
  fake.texts.length = 0;
});
afterAll(async () => {
  await fake.stop();
  site.close();
  site.closeAllConnections();
});

/** Handles a delivery report as the webhook does. @returns the response status */
async function report(path: string, body: string, signature: string | string[] | undefined) {
  const params = new URLSearchParams(body);
  if (!platform().sms?.hasValidSignature(path, params, String(signature))) return 403;
  const callback = readStatusCallback(params, new URL(path, siteUrl).searchParams);
  if (callback) await inTransaction(platform(), (work) => recordTextStatus(work, callback));
  return 204;
}

async function queue(values: { to?: string; cause?: string; contractorId?: string } = {}) {
  const { to = "+15125550143", cause = `hello:${newId()}`, contractorId = null } = values;
  const text = { to, cause, contractorId, from: "+15125550100", text: "Tomorrow at 3?" };
  await inTransaction(platform(), (work) =>
    queueText(work, { ...text, kind: "hello", subjectId: "somebody" }),
  );
  const [row] = await query().select().from(messages).where(eq(messages.cause, cause));
  return row?.id ?? "";
}

const row = async (id: string) =>
  (await query().select().from(messages).where(eq(messages.id, id)))[0];

async function attempt(messageId: string, last = false) {
  const signal = new AbortController().signal;
  const attempt = { number: 1, last, signal };
  await deliver(platform(), system("test"), { messageId }, attempt).catch(() => {});
  return row(messageId);
}

test("a text is sent once, and stores its provider id and reports", async () => {
  fake.reports = () => [{ status: "sent" }, { status: "delivered" }, { status: "sent" }];
  const id = await queue();
  expect(await attempt(id)).toMatchObject({ state: "sent", attempts: 1, lastError: null });
  expect(fake.texts).toMatchObject([
    { to: "+15125550143", from: "+15125550100", body: "Tomorrow at 3?" },
  ]);
  await fake.settled();
  expect(await row(id)).toMatchObject({
    state: "sent",
    providerId: fake.texts[0]?.sid,
    providerStatus: "delivered",
    providerErrorCode: null,
  });
  await attempt(id);
  expect(fake.texts).toHaveLength(1);
});

test("queues one text per cause", async () => {
  const id = await queue({ cause: "only-once" });
  expect(await queue({ cause: "only-once" })).toBe(id);
});

test("an undelivered text fails with its code and an explanation for staff", async () => {
  fake.reports = () => [{ status: "sent" }, { status: "undelivered", errorCode: 30006 }];
  const id = await queue();
  await attempt(id);
  await fake.settled();
  expect(await row(id)).toMatchObject({
    state: "failed",
    providerStatus: "undelivered",
    providerErrorCode: 30006,
    lastError: "The number is a landline, or its carrier doesn't accept texts.",
  });
});

test("a permanently rejected text fails; a temporarily rejected one waits", async () => {
  fake.fault = () => ({ kind: "reject", code: 21610 });
  expect(await attempt(await queue())).toMatchObject({
    state: "failed",
    providerErrorCode: 21610,
    lastError: "The person texted STOP to this sender.",
  });
  fake.fault = () => ({ kind: "too_many", retryAfterSeconds: 1 });
  const id = await queue();
  expect(await attempt(id)).toMatchObject({ state: "delayed", providerErrorCode: 20429 });
  fake.fault = () => null;
  expect(await attempt(id)).toMatchObject({ state: "sent", providerErrorCode: null });
  expect(fake.texts).toHaveLength(1);
});

test("sms.never-twice: a text whose response was lost is unknown, not resent", async () => {
  fake.fault = () => ({ kind: "drop_after_accept" });
  const id = await queue();
  expect(await attempt(id)).toMatchObject({ state: "uncertain", providerId: null });
  fake.fault = () => null;
  await attempt(id);
  expect(fake.texts).toHaveLength(1);
});

test("delivery reports resolve a text whose response was lost", async () => {
  fake.fault = () => ({ kind: "drop_after_accept" });
  const noted = Promise.withResolvers<void>();
  fake.reports = () => [{ status: "delivered", after: noted.promise }];
  const id = await queue();
  expect((await attempt(id))?.state).toBe("uncertain");
  noted.resolve();
  await fake.settled();
  expect(await row(id)).toMatchObject({
    state: "sent",
    providerId: fake.texts[0]?.sid,
    providerStatus: "delivered",
  });
});

test("a report cancels a text's pending retry", async () => {
  fake.fault = () => ({ kind: "status", status: 503, accept: true });
  const noted = Promise.withResolvers<void>();
  fake.reports = () => [{ status: "sent", after: noted.promise }];
  const id = await queue();
  expect((await attempt(id))?.state).toBe("delayed");
  noted.resolve();
  await fake.settled();
  fake.fault = () => null;
  expect((await attempt(id))?.state).toBe("sent");
  expect(fake.texts).toHaveLength(1);
});

test("a report that arrives before the lost response counts", async () => {
  fake.fault = () => ({ kind: "hang_after_accept" });
  fake.reports = () => [{ status: "sent" }];
  const id = await queue();
  const trying = attempt(id);
  await expect.poll(() => fake.texts.length).toBe(1);
  await fake.settled();
  fake.drop();
  expect(await trying).toMatchObject({ state: "sent", providerStatus: "sent" });
});

test("a report on an earlier attempt doesn't affect the later one", async () => {
  fake.reports = () => [{ status: "failed", errorCode: 30008 }];
  const id = await queue();
  await attempt(id);
  await fake.settled();
  expect((await row(id))?.state).toBe("failed");
  const earlier = fake.texts[0]?.sid ?? "";
  fake.reports = () => [];
  await inTransaction(platform(), (work) => replayMessage(work, id));
  expect(await row(id)).toMatchObject({ state: "queued", providerId: null, providerStatus: null });
  const again = await attempt(id);
  expect(again).toMatchObject({ state: "sent", providerId: fake.texts[1]?.sid });
  const late = { reference: id, providerId: earlier, status: "failed", errorCode: 30008 } as const;
  expect(await inTransaction(platform(), (work) => recordTextStatus(work, late))).toBeNull();
  expect((await row(id))?.state).toBe("sent");
});

test("sms.signed-webhooks: a report signed by someone else changes nothing", async () => {
  const id = await queue();
  await attempt(id);
  const params = `MessageSid=${fake.texts[0]?.sid}&MessageStatus=failed`;
  expect(await report(`/webhooks/sms/status?reference=${id}`, params, "AAAA")).toBe(403);
  expect((await row(id))?.providerStatus).toBe("queued");
});

test("an opt-out stops one business's texts, not another's", async () => {
  const contractorId = newId();
  const to = "+15125550177";
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), { contractorId, channel: "sms", address: to }, { way: "text" }),
  );
  expect((await attempt(await queue({ to, contractorId })))?.state).toBe("suppressed");
  expect((await attempt(await queue({ to, contractorId: newId() })))?.state).toBe("sent");
});

test("doesn't try a number that can't receive texts", async () => {
  expect(await attempt(await queue({ to: "+18005550143" }))).toMatchObject({
    state: "failed",
    lastError: "This number can’t receive texts",
  });
  expect(fake.texts).toEqual([]);
});
