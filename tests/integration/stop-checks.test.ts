import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { findConversation } from "~/domains/inbox/read-conversations.server.ts";
import { handlePageMessage } from "~/domains/inbox/replies/handle-reply.server.ts";
import {
  countStopChecks,
  listStopChecks,
} from "~/domains/inbox/replies/stop-checks/list-stop-checks.server.ts";
import {
  markOptOutReviewed,
  resolveStopCheck,
} from "~/domains/inbox/replies/stop-checks/resolve-stop-check.server.ts";
import { storeInbound } from "~/domains/messaging/messages/inbound/store-inbound.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { auditEntries } from "~/domains/shared/shared.tables.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { mailing } from "./email-fixtures.ts";

const platform = sharedPlatform({ INBOUND_MAIL_DOMAIN: "in.example" });
const { query, enrollmentOf, untilMorning, texted, alertsOf, mailed, comesIn } = mailing(platform);
const staff = system("test");

beforeEach(untilMorning);

/** A person whose message may be an opt-out, and the members who decide. */
async function unclear(text = "Please stop texting me. Friday at 9 works, just come by") {
  const conversation = await texted();
  const owner = await addBusinessMember(platform(), conversation.contractorId, "owner");
  await conversation.receive(text);
  await processEvents(platform());
  const { leadId, conversationId } = conversation;
  const found = async () => (await findConversation(platform(), owner, conversationId))?.stopCheck;
  const messageId = (await found())?.messageId ?? "";
  const write = () => {
    const request = { channel: "sms", subject: null, words: "See you at nine" } as const;
    return queueManualMessage(platform(), owner, { leadId, request, requestKey: null });
  };
  const settle = (decision: "stop" | "keep", change: object = {}) =>
    resolveStopCheck(platform(), owner, { conversationId, messageId, decision, ...change });
  return { ...conversation, owner, messageId, found, write, settle };
}

test("a message requesting both stop and booking holds texts for review", async () => {
  const { leadId, optedOut, conversation, found, write, settle } = await unclear();
  expect(await optedOut()).toBeNull();
  expect(await found()).toMatchObject({ text: expect.stringContaining("Please stop texting") });
  expect(await conversation()).toMatchObject({ readyAt: null, flaggedAt: null });
  const alerts = await alertsOf(leadId);
  expect(alerts.map(({ params }) => params)).toMatchObject([{ mayStop: true }, { mayStop: true }]);
  expect(await write()).toMatchObject({ ok: false, code: "invalid" });
  expect(await settle("keep")).toEqual({ ok: true, decision: "keep" });
  expect(await found()).toBeNull();
  expect(await settle("keep")).toEqual({ ok: false, code: "already_done" });
  expect(await write()).toMatchObject({ ok: true });
  const [entry] = await query()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, "stop-check.keep"));
  expect(entry).toMatchObject({ actorEmail: "member: owner" });
});

test("confirming the stop opts them out permanently", async () => {
  const { leadId, optedOut, found, write, settle } = await unclear();
  expect(await settle("stop")).toEqual({ ok: true, decision: "stop" });
  expect(await optedOut()).toMatchObject({ way: "reply" });
  expect(await found()).toBeNull();
  expect(await write()).toMatchObject({ ok: false });
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "person_replied" });
});

test("a newer message needs review before texts continue", async () => {
  const { receive, optedOut, found, settle } = await unclear();
  await receive("Don't text me before 9. Tomorrow at 10 is fine");
  const since = (await found())?.since;
  expect(await settle("keep")).toEqual({ ok: false, code: "already_done" });
  expect(since?.getTime()).toBeLessThanOrEqual(platform().clock.now().getTime());
  expect(await found()).toMatchObject({ text: expect.stringContaining("before 9") });
  await receive("START");
  expect(await found()).toBeNull();
  await receive("Please stop texting me. Friday at 9 works");
  expect(await settle("stop")).toMatchObject({ ok: true });
  expect(await optedOut()).not.toBeNull();
});

test("only the business's office and staff can decide", async () => {
  const { contractorId, conversationId, messageId, settle } = await unclear();
  const other = await unclear();
  const technician = await addBusinessMember(platform(), contractorId, "technician");
  const decision = { conversationId, messageId, decision: "keep" } as const;
  await expect(resolveStopCheck(platform(), technician, decision)).rejects.toThrow();
  expect(await resolveStopCheck(platform(), other.owner, decision)).toEqual({
    ...{ ok: false, code: "not_found" },
  });
  const { rows } = await listStopChecks(platform(), staff, { kind: "waiting" }, null);
  expect(rows.map(({ id }) => id)).toContain(conversationId);
  expect((await countStopChecks(platform(), staff)).waiting).toBeGreaterThanOrEqual(2);
  expect(await resolveStopCheck(platform(), staff, decision)).toMatchObject({ ok: true });
  expect(await settle("keep")).toMatchObject({ ok: false });
});

test("sms.stop-words: staff see each sentence that stopped messages once", async () => {
  const { conversationId, receive } = await texted();
  await receive("please stop texting me");
  const readStop = async () => {
    const { rows } = await listStopChecks(platform(), staff, { kind: "taken" }, null);
    return rows.find(({ id }) => id === conversationId);
  };
  expect(await readStop()).toMatchObject({ text: "please stop texting me", channel: "sms" });
  expect(await markOptOutReviewed(platform(), staff, conversationId)).toEqual({
    ok: true,
    changed: true,
  });
  expect(await readStop()).toBeUndefined();
  expect(await markOptOutReviewed(platform(), staff, conversationId)).toMatchObject({
    changed: false,
  });
});

/** A person with a text and an email, and the owner's decisions about them. */
async function onBothChannels() {
  const person = await mailed();
  const owner = await addBusinessMember(platform(), person.contractorId, "owner");
  const { conversationId } = person;
  const waiting = async () =>
    (await findConversation(platform(), owner, conversationId))?.stopCheck ?? null;
  const settle = async (decision: "stop" | "keep") => {
    const messageId = (await waiting())?.messageId ?? "";
    return resolveStopCheck(platform(), owner, { conversationId, messageId, decision });
  };
  const byEmail = (text: string) => comesIn(conversationId, { text });
  return { ...person, waiting, settle, byEmail };
}

const maybe = "Please stop messaging me. Friday at 9 works, just come by";

test("a stop decision covers the channels of all pending messages", async () => {
  const { receive, byEmail, settle, waiting, optedOut, mailOptOut } = await onBothChannels();
  await receive(maybe);
  await byEmail(maybe);
  expect(await waiting()).toMatchObject({ channel: "email" });
  expect(await settle("stop")).toMatchObject({ ok: true });
  expect(await optedOut()).not.toBeNull();
  expect(await mailOptOut()).not.toBeNull();
});

test("STOP by text doesn't resolve a pending email", async () => {
  const { receive, byEmail, settle, waiting, optedOut, mailOptOut } = await onBothChannels();
  await byEmail(maybe);
  await receive(maybe);
  await receive("STOP");
  expect(await optedOut()).not.toBeNull();
  expect(await waiting()).toMatchObject({ channel: "email" });
  await receive("START");
  expect(await waiting()).toMatchObject({ channel: "email" });
  expect(await settle("stop")).toMatchObject({ ok: true });
  expect(await waiting()).toBeNull();
  expect(await mailOptOut()).not.toBeNull();
  expect(await optedOut()).toBeNull();
});

test("a stop written on a page can cover texts and emails", async () => {
  const { contractorId, conversationId, leadId, settle, optedOut, mailOptOut, mail } =
    await onBothChannels();
  await inTransaction(platform(), async (work) => {
    const text = "stop texting me";
    const messageId = await storeInbound(
      work,
      {
        ...{ channel: "email", kind: replyKind, cause: `job-estimate-question:${leadId}` },
        ...{ params: {}, contractorId, conversationId, subjectId: leadId, text },
        ...{ fromAddress: mail.toAddress, toAddress: "owner@drains.example", subject: "Question" },
      },
      [],
    );
    const reply = { messageId: messageId ?? "", contractorId, conversationId };
    await handlePageMessage(work, reply, text);
  });
  expect(await optedOut()).toBeNull();
  expect(await settle("stop")).toMatchObject({ ok: true });
  expect(await optedOut()).not.toBeNull();
  expect(await mailOptOut()).not.toBeNull();
});

test("an email that mentions texts or calls stops texts too", async () => {
  for (const [text, texts] of [
    ["Please stop emailing me.", false],
    ["Unsubscribe", false],
    ["Don't call or text me again.", true],
    ["Please remove my number from your list", true],
    ["Do not contact me again", true],
    ["Por favor no me manden textos", true],
  ] as const) {
    const { byEmail, optedOut, mailOptOut } = await onBothChannels();
    await byEmail(text);
    expect(await mailOptOut(), text).not.toBeNull();
    expect((await optedOut()) !== null, text).toBe(texts);
  }
});
