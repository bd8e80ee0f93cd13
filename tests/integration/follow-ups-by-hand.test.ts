import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  type ManualMessageRequest,
  manualMessageSchema,
} from "~/domains/follow-ups/by-hand/manual-message.schema.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { sendManualMessage } from "~/domains/follow-ups/by-hand/send-manual-message.server.ts";
import { resumeFollowUp } from "~/domains/follow-ups/lead/control-follow-up.server.ts";
import { receiveText } from "~/domains/inbox/replies/receive-text.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { optIn, optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { replayDeadLetters } from "~/domains/operations/dead-letters/dead-letters.server.ts";
import { senderDays, senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { listChanges } from "~/domains/shared/audit/audit.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const { query, businessWithLead, sendDue, followUpMessages, enrollmentOf } = followUps(platform);
const actor = system("test");
const attempt = { number: 1, last: false, signal: new AbortController().signal };

const text = (text = "On my way, ten minutes"): ManualMessageRequest => ({
  channel: "sms",
  subject: null,
  words: text,
});
const mail: ManualMessageRequest = {
  channel: "email",
  subject: "Your sink",
  words: "See you at ten.",
};
const key = () => crypto.randomUUID();
const write = (leadId: string, request: ManualMessageRequest, requestKey: string | null = key()) =>
  queueManualMessage(platform(), actor, { leadId, request, requestKey });
const byHand = async (leadId: string) =>
  (await query().select().from(messages).where(eq(messages.subjectId, leadId))).filter(
    ({ kind }) => kind === "written-by-hand",
  );
const send = (messageId: string) => sendManualMessage(platform(), actor, { messageId }, attempt);
const recipientOf = ({
  contractorId,
  number,
}: {
  contractorId: string;
  number: string | null;
}) => ({
  contractorId,
  channel: "sms" as const,
  address: number ?? "",
});

/** Receives a text from the person at the business's number. */
async function receive(
  { contractorId, number }: { contractorId: string; number: string | null },
  body: string,
): Promise<void> {
  const [sender] = await query()
    .select()
    .from(senders)
    .where(eq(senders.contractorId, contractorId));
  const came = { from: number ?? "", to: sender?.phone ?? "", body, media: [], optOut: null };
  await inTransaction(platform(), (work) =>
    receiveText(work, platform(), { ...came, providerId: `SM${crypto.randomUUID()}` }),
  );
}

test("a manual text names the business, explains STOP if first, and counts", async () => {
  const { leadId, contractorId } = await businessWithLead();
  const first = await write(leadId, text());
  expect(first).toMatchObject({ ok: true, paused: true });
  if (!first.ok) return;
  await send(first.messageId);
  await write(leadId, text("Parked outside"));
  const rows = (await byHand(leadId)).toSorted((a, b) =>
    (a.text ?? "").localeCompare(b.text ?? ""),
  );
  expect(rows.map(({ text, state }) => [text, state])).toEqual([
    ["Bluebonnet Plumbing: On my way, ten minutes Reply STOP to stop, HELP for help.", "kept"],
    ["Bluebonnet Plumbing: Parked outside", "queued"],
  ]);
  const [day] = await query()
    .select()
    .from(senderDays)
    .where(eq(senderDays.contractorId, contractorId));
  expect(day?.texts).toBe(1);
  const changes = await listChanges(platform(), actor, "lead", leadId);
  expect(changes.map(({ action }) => action)).toEqual([
    "follow-up.write-by-hand",
    "follow-up.write-by-hand",
  ]);
});

test("a repeated click sends one message; rejects a key with different text", async () => {
  const { leadId } = await businessWithLead();
  const once = key();
  const [first, second] = await Promise.all([write(leadId, mail, once), write(leadId, mail, once)]);
  expect(first).toMatchObject({ ok: true });
  expect(second.ok && first.ok && second.messageId === first.messageId).toBe(true);
  expect(await byHand(leadId)).toHaveLength(1);
  expect(await write(leadId, text(), once)).toEqual({ ok: false, code: "key_reused" });
});

test("a manual email names the business, threads replies and can be unsubscribed", async () => {
  const { leadId } = await businessWithLead();
  const first = await write(leadId, mail);
  if (!first.ok) throw new Error(first.code);
  await send(first.messageId);
  const [message] = await byHand(leadId);
  expect(message).toMatchObject({ channel: "email", state: "kept", subject: "Your sink" });
  expect(message?.text).toContain("See you at ten.");
  expect(message?.html).toContain("/preferences/");
});

test("a manual message pauses the automatic follow-up until someone resumes it", async () => {
  const { leadId } = await businessWithLead();
  expect(await write(leadId, mail)).toMatchObject({ paused: true });
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({ pausedBy: "system: test", endedAt: null });
  expect(await write(leadId, mail)).toMatchObject({ paused: false });
  await resumeFollowUp(platform(), actor, leadId);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
});

test("opt-outs.first-commit-wins: blocks texts after STOP and says what clears it; email works", async () => {
  const lead = await businessWithLead();
  const { leadId } = lead;
  const before = await write(leadId, text());
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), recipientOf(lead), { way: "text" }),
  );
  const why =
    "Can’t be sent: they opted out on this channel. Only the customer can undo it, by texting START.";
  expect(await write(leadId, text())).toEqual({
    ok: false,
    code: "invalid",
    errors: { words: why },
  });
  // A message queued just before the stop isn't sent either.
  if (before.ok) await send(before.messageId);
  expect(await byHand(leadId)).toMatchObject([{ state: "failed", lastError: why }]);
  expect(await write(leadId, mail)).toMatchObject({ ok: true });
  await inTransaction(platform(), (work) =>
    optIn(work, platform(), recipientOf(lead), { way: "text" }),
  );
  expect(await write(leadId, text())).toMatchObject({ ok: true });
});

test("without consent a manual text requires that they texted first", async () => {
  const person = { informational_sms: undefined, marketing_sms: undefined };
  const { leadId, contractorId, number } = await businessWithLead({ person });
  const refused = await write(leadId, text());
  expect(refused).toMatchObject({ code: "invalid" });
  expect(!refused.ok && "errors" in refused && refused.errors.words).toMatch(
    /^Can’t be sent: no consent on file for this kind of text\. The customer/,
  );
  await receive({ contractorId, number }, "Can you come today?");
  expect(await write(leadId, text())).toMatchObject({ ok: true });
});

test("a STOP message never permits a reply text, even after START", async () => {
  const person = { informational_sms: undefined, marketing_sms: undefined };
  const lead = await businessWithLead({ person });
  await receive(lead, "Please stop texting me");
  await inTransaction(platform(), (work) =>
    optIn(work, platform(), recipientOf(lead), { way: "staff" }),
  );
  const refused = await write(lead.leadId, text());
  expect(!refused.ok && "errors" in refused && refused.errors.words).toMatch(
    /^Can’t be sent: no consent on file for this kind of text\./,
  );
});

test("reports a missing address, and marks a killed send as unknown", async () => {
  const { leadId } = await businessWithLead({ person: { email: "" } });
  expect(await write(leadId, mail)).toEqual({
    ok: false,
    code: "invalid",
    errors: { channel: "No email address on file" },
  });
  const first = await write(leadId, text());
  if (!first.ok) throw new Error(first.code);
  await query().update(messages).set({ state: "sending" }).where(eq(messages.id, first.messageId));
  await send(first.messageId);
  expect(await byHand(leadId)).toMatchObject([{ state: "uncertain" }]);
  const again = { source: "message", kind: "written-by-hand", id: first.messageId } as const;
  expect(await replayDeadLetters(platform(), actor, again)).toBe(0);
  expect(await byHand(leadId)).toMatchObject([{ state: "uncertain" }]);
});

test("rejects a text at night with the next allowed time", async () => {
  const { leadId } = await businessWithLead();
  const first = await write(leadId, text());
  const now = platform().clock.now().getTime();
  platform().passTime(new Date("2026-11-21T04:30:00Z").getTime() - now);
  const refused = await write(leadId, text());
  const why =
    /^Can’t be sent yet: quiet hours in Texas\. You can send it starting Sat, Nov 21, 9:00 AM \(Central Time\)\.$/;
  expect(!refused.ok && "errors" in refused && refused.errors.words).toMatch(why);
  if (first.ok) await send(first.messageId);
  const [stored] = await byHand(leadId);
  expect(stored?.state).toBe("failed");
  expect(stored?.lastError).toMatch(why);
  expect(await write(leadId, mail)).toMatchObject({ ok: true });
});

test("validates input with field errors", () => {
  const errors = (typed: object) => {
    const checked = check(manualMessageSchema, typed);
    return checked.ok ? null : checked.errors;
  };
  expect(errors({ channel: "sms", subject: "", words: "Hello" })).toBeNull();
  expect(errors({ channel: "sms", words: " " })).toEqual({ words: "Enter a message" });
  expect(errors({ channel: "email", words: "Hello" })).toEqual({
    subject: "Enter a subject for the email",
  });
  expect(errors({ channel: "fax", words: "Hello" })).toEqual({ channel: "Choose text or email" });
  expect(errors({ channel: "sms", words: "x".repeat(1_001) })?.words).toContain("1,000 characters");
});
