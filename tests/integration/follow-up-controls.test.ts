import { expect, test } from "vitest";
import {
  pauseFollowUp,
  resumeFollowUp,
  sendNextStepNow,
  stopFollowUp,
} from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { findFollowUp } from "~/domains/follow-ups/lead/find-follow-up.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { listChanges } from "~/domains/shared/audit/audit.server.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages, enrollmentOf } = followUps(platform);
const actor = system("test");
const minute = 60_000;
const hour = 60 * minute;

const find = (leadId: string, before?: string) => findFollowUp(platform(), actor, leadId, before);
const upcomingStepsOf = async (leadId: string) => (await find(leadId))?.coming ?? [];
const changesOf = async (leadId: string) =>
  (await listChanges(platform(), actor, "lead", leadId)).map(({ action }) => action).toSorted();

test("a lead shows sent, scheduled and received messages, newest last", async () => {
  const { leadId, contractorId } = await businessWithLead({ person: { zip_code: "33101" } });
  await sendDue();
  const conversationId = (await enrollmentOf(leadId))?.conversationId;
  platform().passTime(minute);
  await query()
    .insert(messages)
    .values({
      direction: "inbound",
      channel: "email",
      kind: "reply",
      cause: `inbound:test:${newId()}`,
      params: { quoted: "> Thanks for asking" },
      toAddress: "reply@hearth.example",
      fromAddress: "emily@home.example",
      subject: "Re: Your request",
      text: "Tomorrow is fine",
      state: "received",
      contractorId,
      conversationId,
      createdAt: platform().clock.now(),
    });
  const followUp = await find(leadId);
  expect(followUp?.left).toMatchObject([
    { step: "first", channel: "sms", sequenceVersion: 1, state: "kept" },
  ]);
  expect(followUp?.conversation.messages.map(({ direction }) => direction)).toEqual([
    "outbound",
    "inbound",
  ]);
  expect(followUp?.conversation.messages[1]).toMatchObject({
    text: "Tomorrow is fine",
    quoted: "> Thanks for asking",
  });
  expect(followUp?.clocks).toMatchObject({
    recipient: { name: "Eastern Time" },
    business: { zone: "America/Chicago" },
  });
  expect(followUp?.coming.map(({ key, channel }) => `${key} ${channel}`)).toEqual([
    "introduction email",
    "times sms",
    "service email",
    "week sms",
    "example email",
  ]);
  expect(followUp?.coming[1]?.moment.recipient).toMatch(/12:0\d PM$/);
  expect(followUp?.coming[1]?.moment.business).toMatch(/11:0\d AM$/);
  expect(followUp?.speed.answeredAt?.getTime()).toBe(
    (followUp?.speed.requestedAt.getTime() ?? 0) + minute,
  );
});

test("pages through a long conversation back to its oldest messages", async () => {
  const { leadId, contractorId } = await businessWithLead();
  const conversationId = (await enrollmentOf(leadId))?.conversationId;
  const many = Array.from({ length: 40 }, (_, index) => ({
    channel: "sms" as const,
    kind: "reply",
    direction: "inbound" as const,
    cause: `inbound:test:${newId()}`,
    params: {},
    toAddress: "+15125550100",
    text: `Message ${index}`,
    state: "received" as const,
    contractorId,
    conversationId,
    createdAt: new Date(platform().clock.now().getTime() + index * 1000),
  }));
  await query().insert(messages).values(many);
  const newest = (await find(leadId))?.conversation;
  expect(newest?.messages).toHaveLength(30);
  expect(newest?.messages.at(-1)?.text).toBe("Message 39");
  const older = (await find(leadId, newest?.older ?? ""))?.conversation;
  expect(older?.messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Message ${index}`),
  );
  expect(older?.older).toBeNull();
});

test("pausing stops sending, resuming continues, and repeated clicks count once", async () => {
  const { leadId } = await businessWithLead();
  expect(await pauseFollowUp(platform(), actor, leadId)).toEqual({ ok: true, changed: true });
  expect(await pauseFollowUp(platform(), actor, leadId)).toEqual({ ok: true, changed: false });
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  expect((await upcomingStepsOf(leadId))[0]?.remarks).toEqual([
    "On hold: the follow-up is paused.",
  ]);
  expect(await enrollmentOf(leadId)).toMatchObject({ pausedBy: "system: test" });
  expect(await resumeFollowUp(platform(), actor, leadId)).toEqual({ ok: true, changed: true });
  expect(await resumeFollowUp(platform(), actor, leadId)).toEqual({ ok: true, changed: false });
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  expect(await changesOf(leadId)).toEqual(["follow-up.pause", "follow-up.resume"]);
});

test("a stopped follow-up can't be paused, resumed or sent", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  expect(await stopFollowUp(platform(), actor, leadId)).toEqual({ ok: true, changed: true });
  expect(await stopFollowUp(platform(), actor, leadId)).toEqual({ ok: true, changed: false });
  const over = { ok: false, code: "not_possible" };
  expect(await pauseFollowUp(platform(), actor, leadId)).toEqual(over);
  const next = { leadId, stepKey: "introduction" };
  expect(await sendNextStepNow(platform(), actor, next)).toEqual(over);
  platform().passTime(3 * hour);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  expect((await find(leadId))?.enrollment.endReason).toBe("stopped");
  expect(await upcomingStepsOf(leadId)).toEqual([]);
  expect(await changesOf(leadId)).toEqual(["follow-up.stop"]);
});

test("the next message can skip its delay, once for repeated clicks", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  platform().passTime(31 * minute);
  await sendDue();
  platform().passTime(31 * minute);
  const next = { leadId, stepKey: "times" };
  const sending = { ok: true, outcome: "sending", why: null };
  expect(await sendNextStepNow(platform(), actor, next)).toEqual(sending);
  expect(await sendNextStepNow(platform(), actor, next)).toEqual(sending);
  await sendDue();
  expect(await sendNextStepNow(platform(), actor, next)).toMatchObject({ outcome: "past" });
  await sendDue();
  expect((await followUpMessages(leadId)).map(({ channel }) => channel)).toEqual([
    "sms",
    "email",
    "sms",
  ]);
  expect(await changesOf(leadId)).toEqual(["follow-up.send-now"]);
});

test("sending now still passes the gate and shows what holds it", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  platform().passTime(minute);
  // An email needs no interval after a text; the next text does.
  const introduction = { leadId, stepKey: "introduction" };
  expect(await sendNextStepNow(platform(), actor, introduction)).toMatchObject({
    outcome: "sending",
  });
  await sendDue();
  platform().passTime(10 * minute);
  const result = await sendNextStepNow(platform(), actor, { leadId, stepKey: "times" });
  expect(result).toMatchObject({ outcome: "held" });
  expect(result.ok && result.why).toMatch(
    /^On hold until .+ \(Central Time\): spaced out from the previous automatic message to them\.$/,
  );
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(2);
  platform().passTime(20 * minute);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(3);
});

test("a text held at night shows until when and whose quiet hours", async () => {
  const now = platform().clock.now().getTime();
  const night = new Date("2026-11-21T04:30:00Z").getTime();
  platform().passTime(night - now);
  const { leadId } = await businessWithLead();
  const [first] = await upcomingStepsOf(leadId);
  expect(first?.remarks[0]).toMatch(
    /^On hold until Sat, Nov 21, 9:00 AM \(Central Time\): quiet hours in Texas\.$/,
  );
  expect(first?.words).toContain("last night");
  const sent = await sendNextStepNow(platform(), actor, { leadId, stepKey: "first" });
  expect(sent).toMatchObject({ outcome: "held", why: first?.remarks[0] });
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
});

test("a blocked message can't be sent, shows why, and remains scheduled", async () => {
  const person = { informational_sms: undefined, marketing_sms: undefined, email: "" };
  const { leadId } = await businessWithLead({ person });
  const refused = await sendNextStepNow(platform(), actor, { leadId, stepKey: "first" });
  expect(refused).toEqual({
    ok: true,
    outcome: "refused",
    why: "No consent on file for this kind of text. No email address on file.",
  });
  expect(await enrollmentOf(leadId)).toMatchObject({ hurriedStep: null, doneSteps: [] });
  expect(await changesOf(leadId)).toEqual([]);
});
