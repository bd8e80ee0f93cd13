import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { sendManualMessage } from "~/domains/follow-ups/by-hand/send-manual-message.server.ts";
import {
  readMissedCallText,
  restoreMissedCallText,
  saveMissedCallText,
} from "~/domains/inbox/calls/settings/missed-call-text.server.ts";
import { textMissedCaller } from "~/domains/inbox/calls/taking/text-missed-caller.server.ts";
import { unreadConversations } from "~/domains/inbox/inbox.tables.server.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";
import { listConversations } from "~/domains/inbox/read-conversations.server.ts";
import { finishLeadTask } from "~/domains/leads/lead-tasks/lead-tasks.server.ts";
import { automatedKinds } from "~/domains/messaging/messages/messages.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { notifyOfTasks } from "~/domains/office/notifications/alerts/notify-of-tasks.server.ts";
import { notifications } from "~/domains/office/notifications/notifications.tables.server.ts";
import { readToday } from "~/domains/office/today/today.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { calling } from "./call-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform({ TIME_ZONE: "America/Chicago" });
const { query, businessCalled, startCall, setUp, textsOf, tasksOf } = calling(platform);
const hour = 60 * 60_000;
const stranger = "+15125557001";
const attempt = { number: 1, last: false, signal: new AbortController().signal };

test("a missed call is unread with one Today task until done", async () => {
  const { to, number, contractorId, owner } = await businessCalled();
  const first = await startCall(to, number);
  await first.hangUp();
  const second = await startCall(to, number);
  await second.hangUp();
  await processEvents(platform());
  const [task, ...others] = await tasksOf(contractorId);
  expect([task?.text, others]).toEqual([
    `Call back (512) 555-1${number?.slice(-3)} (missed call)`,
    [],
  ]);
  const today = await readToday(platform(), owner);
  expect(today.tasks.map(({ id }) => id)).toEqual([task?.id]);
  const unread = await query()
    .select()
    .from(unreadConversations)
    .where(eq(unreadConversations.memberId, owner.id));
  expect(unread.map(({ conversationId }) => conversationId)).toEqual([
    (await first.row())?.conversationId,
  ]);
  await finishLeadTask(platform(), owner, task?.id ?? "", true);
  const third = await startCall(to, number);
  await third.hangUp();
  expect(await tasksOf(contractorId)).toHaveLength(2);
});

test("a repeated caller causes one alert an hour, no task alert", async () => {
  const { to, number, contractorId, owner } = await businessCalled();
  for (const _ of [1, 2, 3]) await (await startCall(to, number)).hangUp();
  await notifyOfTasks(platform(), system("test"));
  const alerts = async () => {
    await processEvents(platform());
    const rows = await query()
      .select()
      .from(notifications)
      .where(eq(notifications.contractorId, contractorId));
    return rows.map(({ kind, memberId }) => [kind, memberId]);
  };
  const alert = ["call-missed", owner.id];
  expect(await alerts()).toEqual([alert]);
  platform().passTime(61 * 60_000);
  await (await startCall(to, number)).hangUp();
  expect(await alerts()).toEqual([alert, alert]);
});

test("calls.shown: the inbox shows the latest call or message of a conversation", async () => {
  const { to, number, contractorId, owner } = await businessCalled();
  const line = async () => {
    const { rows } = await listConversations(platform(), owner, "all", null);
    return rows.map(({ latestText, direction }) => [latestText, direction]);
  };
  const missed = await startCall(to, number);
  expect(await line()).toEqual([["Calling now", "inbound"]]);
  await missed.hangUp();
  expect(await line()).toEqual([["Missed call", "inbound"]]);
  platform().passTime(1000);
  await missed.text();
  const [text] = await textsOf(contractorId);
  expect(await line()).toEqual([[text?.text, "outbound"]]);
  platform().passTime(1000);
  const call = await startCall(to, number);
  await call.press(0);
  platform().passTime(60_000);
  await call.hangUp();
  expect(await line()).toEqual([["Incoming call · 1 min", "inbound"]]);
});

test("calls.missed-text: texts a missed caller once in 24 hours, with STOP instructions", async () => {
  const { to, contractorId } = await businessCalled();
  const call = await startCall(to, stranger);
  await call.hangUp();
  await call.text();
  await call.text();
  const [text, ...others] = await textsOf(contractorId);
  expect(others).toEqual([]);
  expect(text).toMatchObject({
    toAddress: stranger,
    fromAddress: to,
    text: "Bluebonnet Plumbing: Sorry we missed your call. How can we help? Text us here, or we'll call you back. Reply STOP to stop, HELP for help.",
  });
  // Sending checks the consent gate again.
  await sendManualMessage(platform(), system("test"), { messageId: text?.id ?? "" }, attempt);
  const [sent] = await textsOf(contractorId);
  expect(sent?.state).toBe("kept");
  const soon = await startCall(to, stranger);
  await soon.hangUp();
  await soon.text();
  expect(await textsOf(contractorId)).toHaveLength(1);
  platform().passTime(72 * hour);
  const later = await startCall(to, stranger);
  await later.hangUp();
  await later.text();
  expect(await textsOf(contractorId)).toHaveLength(2);
});

test("missed callers get the business's own wording, and its versions stay", async () => {
  const { to, contractorId, owner } = await businessCalled();
  const save = (missed_text: string, version: number) =>
    saveMissedCallText(platform(), owner, { missed_text, version: String(version) });
  expect(await save("Hi {name}", 0)).toMatchObject({
    errors: { missed_text: "There’s no field {name}. Choose one from the list" },
  });
  expect(await save("Get $20 off", 0)).toMatchObject({
    errors: { missed_text: expect.stringContaining("Leave out “$20 off.”") },
  });
  expect(await save("", 0)).toMatchObject({ errors: { missed_text: expect.any(String) } });
  const both = await Promise.all([
    save("Hi {first_name}, {city} here.", 0),
    save("Hi {first_name}, {city} here.", 0),
  ]);
  expect(both).toEqual([{ ok: true }, { ok: true }]);
  expect(await save("From an old tab", 0)).toMatchObject({
    errors: { missed_text: expect.stringContaining("A teammate just changed") },
  });
  const call = await startCall(to, stranger);
  await call.hangUp();
  await call.text();
  const [text] = await textsOf(contractorId);
  expect(text?.text).toMatch(
    /^Bluebonnet Plumbing: Hi there, Austin \d+ here\. Reply STOP to stop, HELP for help\.$/,
  );
  expect(text?.params).toEqual({ version: 1 });
  const restore = { version: 1, restored: 0 };
  expect(await restoreMissedCallText(platform(), owner, restore)).toEqual({ ok: true });
  const { version, text: current, versions } = await readMissedCallText(platform(), owner);
  expect([version, current]).toEqual([2, callText.missedText]);
  expect(versions.map((version) => version.version)).toEqual([2, 1]);
});

test("another business's missed-call text stays unknown and unchanged", async () => {
  const [first, otherBusiness] = [await businessCalled(), await businessCalled()];
  const saved = { missed_text: "Ours", version: "0" };
  await saveMissedCallText(platform(), first.owner, saved);
  const restore = { version: 0, restored: 1 };
  expect(await restoreMissedCallText(platform(), otherBusiness.owner, restore)).toMatchObject({
    code: "not_found",
  });
  expect((await readMissedCallText(platform(), otherBusiness.owner)).versions).toEqual([]);
});

test("a call permits only that text; manual messages still need consent", async () => {
  const { to, owner } = await businessCalled();
  const call = await startCall(to, stranger);
  await call.hangUp();
  const { leadId } = (await call.row()) ?? {};
  const request = { channel: "sms", subject: null, words: "Buy now" } as const;
  const written = await queueManualMessage(platform(), owner, {
    ...{ leadId: leadId ?? "", request, requestKey: null },
  });
  expect(written).toMatchObject({ ok: false, code: "invalid" });
});

test("calls.missed-text: not after STOP, spoofing, a later call, or turning it off", async () => {
  const { to, contractorId, owner, number } = await businessCalled();
  const recipient = { contractorId, channel: "sms", address: stranger } as const;
  const stopped = await startCall(to, stranger);
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), recipient, { way: "text", conversationId: null }),
  );
  await stopped.hangUp();
  await stopped.text();
  const forged = await startCall(to, "+15125557002", { attestation: "failed" });
  await forged.hangUp();
  await forged.text();
  const unwanted = await startCall(to, "+15125557003");
  await unwanted.hangUp();
  await setUp(owner, { texts_missed: undefined });
  await unwanted.text();
  await setUp(owner);
  const missed = await startCall(to, number);
  await missed.hangUp();
  platform().passTime(1000);
  const call = await startCall(to, number);
  await call.press(0);
  await missed.text();
  expect(await textsOf(contractorId)).toEqual([]);
});

test("calls.missed-text: calls from changing numbers share the business's hourly limit", async () => {
  const { to, contractorId } = await businessCalled();
  const limits = createLimits(platform().database, 0.05);
  const limited = { ...platform(), limits };
  for (let at = 0; at < 5; at++) {
    const call = await startCall(to, `+1512555${7100 + at}`);
    await call.hangUp();
    await textMissedCaller(limited, system("test"), { callId: call.callId });
  }
  expect(await textsOf(contractorId)).toHaveLength(3);
});

test("calls.missed-text: in quiet hours it waits until morning, unless that's too far", async () => {
  const { to, contractorId } = await businessCalled();
  // Until 10 PM in Austin, on a Thursday.
  const now = new Date(platform().clock.now());
  const evening = new Date(now);
  evening.setUTCHours(4, 0, 0, 0);
  while (evening <= now || evening.getUTCDay() !== 5) evening.setUTCDate(evening.getUTCDate() + 1);
  platform().passTime(evening.getTime() - now.getTime());
  const call = await startCall(to, "+15125557004");
  await call.hangUp();
  await call.text();
  expect(await textsOf(contractorId)).toEqual([]);
  platform().passTime(11 * hour);
  await call.text();
  expect(await textsOf(contractorId)).toHaveLength(1);
});

test("a missed-call text counts toward the number's limit across businesses", async () => {
  const { to, contractorId } = await businessCalled();
  const call = await startCall(to, stranger);
  await call.hangUp();
  await call.text();
  const [text] = await query()
    .select({ kind: messages.kind })
    .from(messages)
    .where(and(eq(messages.contractorId, contractorId), eq(messages.toAddress, stranger)));
  expect(automatedKinds).toContain(text?.kind);
});
