import { eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { deliverWebhooks } from "~/domains/office/webhooks/deliver-webhook.server.ts";
import {
  addWebhook,
  deleteWebhook,
  resumeWebhook,
} from "~/domains/office/webhooks/manage-webhooks.server.ts";
import { sendAgain, sendTestEvent } from "~/domains/office/webhooks/send-again.server.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
} from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform, type TestPlatform } from "../setup/shared-platform.ts";
import { receiver } from "./webhook-receiver.ts";

const platform = sharedPlatform({ ALLOW_PRIVATE_ADDRESSES: "yes" });
const {
  received,
  answers,
  addressOf,
  newOwner,
  webhookOf,
  addPerson,
  deliveriesOf,
  deliverDue,
  endpointOf,
} = receiver(platform);
const query = () => platform().database.query;
const minute = 60_000;
const hour = 3_600_000;

test("webhooks.retries: tries eight times in about a day under one id", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/fails");
  answers.set("/fails", { status: 500, body: `Sorry. ${"x".repeat(2_000)}` });
  await addPerson(owner);
  const began = platform().clock.now().getTime();
  for (let attempt = 0; attempt < 3_000; attempt += 1) {
    await deliverDue();
    const [delivery] = await deliveriesOf(endpointId);
    if (delivery?.state !== "waiting") break;
    const next = delivery.nextAt?.getTime() ?? 0;
    platform().passTime(Math.max(1_000, next - platform().clock.now().getTime()));
  }
  const hours = (platform().clock.now().getTime() - began) / hour;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(32);
  expect(received).toHaveLength(8);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  const [delivery] = await deliveriesOf(endpointId);
  expect(delivery).toMatchObject({ state: "failed", attempts: 8, status: 500, error: null });
  expect(delivery?.answer).toHaveLength(500);
  expect(await endpointOf(endpointId)).toMatchObject({ pausedFor: "failing", failures: 8 });
});

test("webhooks.retries: a repeated batch uses the same id and never overlaps", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/halfway");
  await addPerson(owner);
  const [delivery] = await deliveriesOf(endpointId);
  const job = { deliveryId: delivery?.id ?? "", attempt: 0 };
  const attempt = (...jobs: (typeof job)[]) => deliverWebhooks(platform(), system("test"), jobs);
  const rest = { restsUntil: new Date(platform().clock.now().getTime() + minute) };
  const endpoint = eq(webhookEndpoints.id, endpointId);
  await query().update(webhookEndpoints).set(rest).where(endpoint);
  // The batch and its repeat both postpone the delivery, so two tasks return together.
  for (const _again of [1, 2]) await attempt(job);
  expect(await deliveriesOf(endpointId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
  platform().passTime(minute);
  await attempt(job, job);
  expect(received).toHaveLength(1);
  // A delivery that was accepted but not recorded is sent again under its id.
  await query()
    .update(webhookDeliveries)
    .set({ state: "waiting", attempts: 0 })
    .where(eq(webhookDeliveries.id, job.deliveryId));
  await attempt(job, job);
  expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([
    delivery?.id,
    delivery?.id,
  ]);
});

test("a failing webhook pauses and notifies owners; tests are sent while paused", async () => {
  const owner = await newOwner();
  await addBusinessMember(platform(), owner.contractorId, "office");
  const { endpointId } = await webhookOf(owner, "/broken");
  answers.set("/broken", { status: 503 });
  await query()
    .update(webhookEndpoints)
    .set({ failures: 7, failingSince: new Date(platform().clock.now().getTime() - 24 * hour) })
    .where(eq(webhookEndpoints.id, endpointId));
  await addPerson(owner);
  await deliverDue();
  expect(await endpointOf(endpointId)).toMatchObject({ pausedFor: "failing" });
  await processEvents(platform());
  const mails = await query().select().from(messages).where(eq(messages.subjectId, endpointId));
  expect(mails).toMatchObject([{ kind: "webhook-paused", toAddress: owner.email }]);

  platform().passTime(minute);
  await deliverDue();
  expect(await deliveriesOf(endpointId)).toMatchObject([
    { state: "failed", error: "The webhook is paused" },
  ]);
  await addPerson(owner);
  expect(await deliveriesOf(endpointId)).toHaveLength(1);

  answers.set("/broken", { status: 204 });
  await sendTestEvent(platform(), owner, endpointId);
  await deliverDue();
  expect((await deliveriesOf(endpointId)).at(-1)).toMatchObject({
    event: "webhook.test",
    state: "delivered",
    status: 204,
  });
  expect((await endpointOf(endpointId)).pausedAt).not.toBeNull();
  await resumeWebhook(platform(), owner, endpointId);
  const [missed] = await deliveriesOf(endpointId);
  await sendAgain(platform(), owner, missed?.id ?? "");
  await sendAgain(platform(), owner, missed?.id ?? "");
  expect(await deliverDue()).toBe(1);
  expect((await deliveriesOf(endpointId))[0]).toMatchObject({ state: "delivered", id: missed?.id });
});

test("a receiver that responds 410 isn't called again", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/gone");
  answers.set("/gone", { status: 410 });
  await addPerson(owner);
  await deliverDue();
  expect(await endpointOf(endpointId)).toMatchObject({ pausedFor: "gone" });
  expect(await deliveriesOf(endpointId)).toMatchObject([{ state: "failed", nextAt: null }]);
});

test("respects a receiver's Retry-After in each of its deliveries", async () => {
  const owner = await newOwner();
  const { endpointId } = await webhookOf(owner, "/busy");
  answers.set("/busy", { status: 429, headers: { "retry-after": "900" } });
  await addPerson(owner);
  await deliverDue();
  await addPerson(owner);
  answers.clear();
  const retriedAfter = async (minutes: number) => {
    platform().passTime(minutes * minute);
    await deliverDue();
    return received.length;
  };
  expect(await retriedAfter(14)).toBe(1);
  expect(await retriedAfter(1)).toBe(3);
  const states = (await deliveriesOf(endpointId)).map(({ state }) => state);
  expect(states).toEqual(["delivered", "delivered"]);
});

test("a hanging receiver doesn't delay others and then gets a pause", async () => {
  const [owner, otherMember] = [await newOwner(), await newOwner()];
  const hanging = await webhookOf(owner, "/hangs");
  const healthy = await webhookOf(otherMember, "/healthy");
  answers.set("/hangs", "never");
  const firstId = await addPerson(owner);
  const [first] = await deliveriesOf(hanging.endpointId);
  const copies = Array.from({ length: 19 }, () => ({
    ...first,
    id: crypto.randomUUID(),
    endpointId: hanging.endpointId,
    contractorId: owner.contractorId,
    event: "lead.created" as const,
    subjectId: firstId,
  }));
  await query().insert(webhookDeliveries).values(copies);
  await addPerson(otherMember);
  // The test controls when an attempt's 10-second timeout ends.
  const timeout = new AbortController();
  const timeouts = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  onTestFinished(() => timeouts.mockRestore());
  await deliverDue();
  expect((await deliveriesOf(healthy.endpointId))[0]?.state).toBe("delivered");
  // The batch ends while its attempts still hang, and the next one adds none.
  const attemptedOnce = async () =>
    (await deliveriesOf(hanging.endpointId)).filter(({ attempts }) => attempts === 1);
  expect(await attemptedOnce()).toEqual([]);
  platform().passTime(6_000);
  await deliverDue();
  expect(received.filter(({ path }) => path === "/hangs")).toHaveLength(5);
  timeout.abort(new DOMException("", "TimeoutError"));
  await expect.poll(attemptedOnce, { timeout: 60_000 }).toHaveLength(5);
  const rows = await deliveriesOf(hanging.endpointId);
  expect(rows.find(({ attempts }) => attempts === 1)).toMatchObject({
    status: null,
    error: "No response within 10 s",
  });
  const { restsUntil } = await endpointOf(hanging.endpointId);
  expect(restsUntil?.getTime()).toBeGreaterThan(platform().clock.now().getTime() + 30_000);
  platform().passTime(10_000);
  const before = received.length;
  await deliverDue();
  expect(received).toHaveLength(before);
  await deleteWebhook(platform(), owner, hanging.endpointId);
});

test("rejects internal addresses on entry and delivery, and never follows redirects", async () => {
  const owner = await newOwner();
  const strict: TestPlatform = {
    ...platform(),
    settings: { ...platform().settings, allowPrivateAddresses: false },
  };
  const events = ["lead.created"];
  for (const url of [
    "",
    "nonsense",
    "http://hooks.example/a",
    "ftp://hooks.example/a",
    "javascript:alert(1)",
    "https://user:secret@hooks.example/",
    "https://localhost/",
    "https://db.internal/",
    "https://127.0.0.1/",
    "https://2130706433/",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data",
  ]) {
    expect(await addWebhook(strict, owner, { url, events }), url).toMatchObject({
      errors: { url: expect.any(String) },
    });
  }
  expect(
    await addWebhook(strict, owner, { url: "https://hooks.example/a?b=c#d", events }),
  ).toMatchObject({ ok: true });

  // A name that now resolves to an internal address.
  const { endpointId } = await webhookOf(owner, "/inside");
  await query()
    .update(webhookEndpoints)
    .set({ url: addressOf("/inside").replace("127.0.0.1", "localhost") })
    .where(eq(webhookEndpoints.id, endpointId));
  await sendTestEvent(platform(), owner, endpointId);
  await deliverDue(strict);
  expect(received).toEqual([]);
  expect((await deliveriesOf(endpointId)).at(-1)).toMatchObject({
    state: "failed",
    status: null,
    error: "This address isn’t on the public internet",
  });

  const redirecting = await webhookOf(owner, "/moved");
  answers.set("/moved", { status: 302, headers: { location: addressOf("/elsewhere") } });
  await sendTestEvent(platform(), owner, redirecting.endpointId);
  await deliverDue();
  expect(received.map(({ path }) => path)).toEqual(["/moved"]);
  expect((await deliveriesOf(redirecting.endpointId)).at(-1)).toMatchObject({ status: 302 });
});
