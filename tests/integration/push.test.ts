import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import {
  addPushDevice,
  listPushDevices,
  removePushDevice,
  sendPushMessage,
} from "~/domains/office/notifications/push/push.server.ts";
import { createPush, newPushKey } from "~/platform/push/push.server.ts";
import { endOwnSessions } from "../../src/domains/identity/accounts/own-account.server.ts";
import { revokeMember } from "../../src/domains/identity/members/team/change-member.server.ts";
import { sendDueMemberAlerts } from "../../src/domains/office/notifications/alerts/send-member-alerts.server.ts";
import { pushSubscriptions } from "../../src/domains/office/notifications/notifications.tables.server.ts";
import { type MemberInSession, system } from "../../src/domains/shared/access/actor.ts";
import { startPushService } from "../fakes/push-service.ts";
import { addBusinessMember, crmSessionOf } from "../setup/business-people.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const service = await startPushService();
const platform = sharedPlatform({ ALLOW_PRIVATE_ADDRESSES: "yes" });
const { query, businessWithLead, requestEstimate } = followUps(platform);
const job = system("test");
afterAll(service.stop);
beforeEach(() => service.answerWith(null));

type Device = ReturnType<typeof service.subscribe>;

/** A signed-in owner with a browser that gets notifications. */
async function withDevice() {
  const lead = await businessWithLead();
  const { userId } = await addBusinessMember(platform(), lead.contractorId, "owner");
  const { member } = await crmSessionOf(platform(), { userId });
  const device = service.subscribe(platform().push.publicKey);
  expect(await add(member, device)).toEqual({ ok: true });
  return { ...lead, member, device };
}

const add = (member: MemberInSession, { subscription }: Pick<Device, "subscription">) =>
  addPushDevice(platform(), member, { subscription, userAgent: "Test" });

/** Submits a request and sends the due notifications, as the tasks do. @returns the push payloads */
async function requestAndNotify(pageId: string, memberId: string, name = "Pia Push") {
  await requestEstimate(pageId, { name, phone: `(512) 555-0${200 + counter++}`, email: "" });
  await sendDueMemberAlerts(platform(), job, { memberId });
  const { rows } = await query().execute<{ data: Payload }>(
    sql`delete from pgboss.job where name = 'send-push' returning data`,
  );
  return rows.map(({ data }) => data);
}
let counter = 0;
type Payload = { subscriptionId: string; notificationIds: string[] };

const send = (payload: Payload) => sendPushMessage(platform(), job, payload);
const isStored = async (id: string) =>
  (await query().select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id))).length > 0;

test("a device decrypts signed notifications with name and town but no number", async () => {
  const { pageId, member, device } = await withDevice();
  const [payload, ...more] = await requestAndNotify(pageId, member.id);
  expect(more).toEqual([]);
  if (!payload) throw new Error("nothing was to be sent");
  await send(payload);
  const [message] = device.delivered();
  const shown = JSON.parse(message?.text ?? "");
  expect(shown).toEqual({
    title: "New lead: Pia Push",
    body: expect.stringMatching(/^Plumbing in Austin \d+\. /),
    path: expect.stringMatching(/^\/crm\/leads\//),
    tag: payload.notificationIds[0],
  });
  expect(message?.text).not.toMatch(/512\W*555\W?0\d{3}/);
  expect(message).toMatchObject({ ttl: "86400", urgency: "high" });
});

test("removes a device unknown to its push service, and retries temporary errors", async () => {
  const { pageId, member, device } = await withDevice();
  const [payload] = await requestAndNotify(pageId, member.id);
  if (!payload) throw new Error("nothing was to be sent");
  for (const status of [429, 500, 503]) {
    service.answerWith(status);
    await expect(send(payload)).rejects.toThrow(String(status));
  }
  service.answerWith(413);
  await send(payload);
  expect(await isStored(payload.subscriptionId)).toBe(true);
  service.answerWith(null);
  device.unsubscribe();
  await send(payload);
  expect(await isStored(payload.subscriptionId)).toBe(false);
});

test("rejects a message signed with another key, and removes the subscription", async () => {
  const { pageId, member } = await withDevice();
  const foreign = service.subscribe(
    createPush({ privateKey: newPushKey(), contact: "mailto:a@b.example", allowPrivate: true })
      .publicKey,
  );
  await add(member, foreign);
  const payloads = await requestAndNotify(pageId, member.id);
  expect(payloads).toHaveLength(2);
  for (const payload of payloads) await send(payload);
  expect(foreign.delivered()).toEqual([]);
  expect(await listPushDevices(platform(), member)).toHaveLength(1);
});

test("a subscription ends with the session, the membership, or its removal", async () => {
  const ended = await withDevice();
  const { member: otherMember } = await crmSessionOf(platform(), { userId: ended.member.userId });
  const [payload] = await requestAndNotify(ended.pageId, ended.member.id);
  if (!payload) throw new Error("nothing was to be sent");
  await endOwnSessions(platform(), otherMember, ended.member.sessionId);
  await send(payload);
  expect(ended.device.delivered()).toEqual([]);

  const revoked = await withDevice();
  const second = await addBusinessMember(platform(), revoked.contractorId, "owner");
  const [later] = await requestAndNotify(revoked.pageId, revoked.member.id);
  if (!later) throw new Error("nothing was to be sent");
  await revokeMember(platform(), second, revoked.contractorId, revoked.member.id);
  await send(later);
  expect(revoked.device.delivered()).toEqual([]);
  expect(await isStored(later.subscriptionId)).toBe(false);

  const removed = await withDevice();
  const [listed] = await listPushDevices(platform(), removed.member);
  expect(listed).toMatchObject({ current: true, userAgent: "Test" });
  // Another member can't remove it.
  expect(await removePushDevice(platform(), second, listed?.id ?? "")).toBe(false);
  expect(await removePushDevice(platform(), removed.member, listed?.id ?? "")).toBe(true);
  expect(await requestAndNotify(removed.pageId, removed.member.id)).toEqual([]);
});

test("rejects an invalid push address, and never connects to an internal one", async () => {
  const { member, device } = await withDevice();
  const { endpoint, keys } = device.subscription;
  const refused = [
    null,
    {},
    { endpoint, keys: { p256dh: "AAAA", auth: keys.auth } },
    { endpoint, keys: { p256dh: `${keys.p256dh}${"!".repeat(1000)}`, auth: keys.auth } },
    { endpoint: "ftp://push.example/x", keys },
    { endpoint: "https://user:secret@push.example/x", keys },
    { endpoint: `https://push.example/${"x".repeat(1000)}`, keys },
  ];
  for (const subscription of refused) {
    expect(
      await addPushDevice(platform(), member, { subscription, userAgent: null }),
    ).toMatchObject({ ok: false });
  }
  const guarded = createPush({
    privateKey: newPushKey(),
    contact: "mailto:a@b.example",
    allowPrivate: false,
  });
  expect(guarded.isEndpoint(endpoint)).toBe(false);
  expect(guarded.isEndpoint("https://push.example/x")).toBe(true);
  expect(guarded.isEndpoint("https://push.example:6379/x")).toBe(false);
  const before = service.asked();
  const target = { endpoint, p256dh: keys.p256dh, authSecret: keys.auth };
  expect(await guarded.send(target, "{}")).toEqual({ outcome: "gone" });
  expect(service.asked()).toBe(before);
  // Control: without the guard it is requested.
  const open = createPush({
    privateKey: newPushKey(),
    contact: "mailto:a@b.example",
    allowPrivate: true,
  });
  await open.send(target, "{}");
  expect(service.asked()).toBe(before + 1);
});

test("at the limit, a new browser replaces the one notified longest ago", async () => {
  const { member, device } = await withDevice();
  const isOf = ({ subscription }: Device) => eq(pushSubscriptions.endpoint, subscription.endpoint);
  const devices = [device];
  const addOne = async () => {
    platform().passTime(1_000);
    const device = service.subscribe(platform().push.publicKey);
    devices.push(device);
    await add(member, device);
  };
  for (let at = 1; at < 20; at += 1) await addOne();
  await query()
    .update(pushSubscriptions)
    .set({ usedAt: platform().clock.now() })
    .where(isOf(device));
  await addOne();
  const remaining = await query()
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, member.id));
  const otherDevices = devices.filter((_, index) => index !== 1);
  expect(remaining.map(({ endpoint }) => endpoint).toSorted()).toEqual(
    otherDevices.map(({ subscription }) => subscription.endpoint).toSorted(),
  );
  // A browser taken over from another member keeps its age, and still gets notifications.
  const other = await withDevice();
  await query()
    .update(pushSubscriptions)
    .set({ createdAt: new Date(0) })
    .where(isOf(other.device));
  await add(member, other.device);
  const moved = await query().select().from(pushSubscriptions).where(isOf(other.device));
  expect(moved).toMatchObject([{ memberId: member.id }]);
});

test("a device with an invalid key is removed, not retried", async () => {
  const { pageId, member, device } = await withDevice();
  const noPoint = Buffer.alloc(65, 4).toString("base64url");
  const { endpoint, keys } = device.subscription;
  const subscription = { endpoint, keys: { ...keys, p256dh: noPoint } };
  await addPushDevice(platform(), member, { subscription, userAgent: null });
  const [payload] = await requestAndNotify(pageId, member.id);
  if (!payload) throw new Error("nothing was to be sent");
  await send(payload);
  expect(await isStored(payload.subscriptionId)).toBe(false);
});

test("doesn't send notifications over a day old, for example after a restore", async () => {
  const { pageId, member, device } = await withDevice();
  const [payload] = await requestAndNotify(pageId, member.id);
  if (!payload) throw new Error("nothing was to be sent");
  platform().passTime(25 * 3_600_000);
  await send(payload);
  expect(device.delivered()).toEqual([]);
  expect(await isStored(payload.subscriptionId)).toBe(true);
});
