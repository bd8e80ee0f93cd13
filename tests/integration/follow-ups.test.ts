import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { recheckHolds } from "~/domains/follow-ups/enrollments/manage-enrollments.server.ts";
import { enrollments, sequences } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { findSequence } from "~/domains/follow-ups/sequences/find-sequence.server.ts";
import { changeLeadStatus } from "~/domains/leads/move-lead.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import { releaseHeldSending } from "~/domains/operations/backups/backups.server.ts";
import { senders } from "~/domains/phone-numbers/senders/senders.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { holdSending } from "~/platform/backup/sending-hold.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

import { followUps } from "./follow-up-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and stops between the tests. */
const platform = sharedPlatform();
const {
  query,
  businessWithLead,
  requestEstimate,
  sendDue,
  followUpMessages,
  enrollmentOf,
  ledgerOf,
} = followUps(platform);
const actor = system("test");
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => sendDue());

test("texts a new lead immediately, recorded if no provider, with ledger entry", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  const [first, ...others] = await followUpMessages(leadId);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ channel: "sms", state: "kept", toAddress: "+15125551001" });
  expect(first?.text).toMatch(
    /^Hi Emily, this is Bluebonnet Plumbing\. .*Reply STOP to stop, HELP for help\.$/s,
  );
  expect(await ledgerOf(leadId)).toMatchObject([
    { step: "first", channel: "sms", sequenceVersion: 1, messageId: first?.id },
  ]);
});

test("sends all six steps in order over the week, then ends", async () => {
  const { leadId } = await businessWithLead();
  for (let passed = 0; passed < 9 * 24; passed += 1) {
    platform().passTime(hour);
    await sendDue();
  }
  const rows = await followUpMessages(leadId);
  expect(rows.map(({ channel }) => channel)).toEqual([
    "sms",
    "email",
    "sms",
    "email",
    "sms",
    "email",
  ]);
  expect(rows.slice(1).map(({ text }) => text?.includes("Reply STOP"))).not.toContain(true);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "completed", checkAt: null });
});

test("sms.quiet-hours: a night text waits until morning and says when they requested", async () => {
  platform().passTime(14 * hour + 30 * minute);
  const { leadId } = await businessWithLead();
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "quiet_hours", holdDetail: "TX" });
  platform().passTime(13 * hour);
  await sendDue();
  const [first] = await followUpMessages(leadId);
  expect(first?.text).toContain("last night");
  expect(first?.channel).toBe("sms");
});

test("without text consent the content is emailed", async () => {
  const person = { informational_sms: undefined, marketing_sms: undefined };
  const { leadId } = await businessWithLead({ person });
  await sendDue();
  expect(await followUpMessages(leadId)).toMatchObject([
    { channel: "email", subject: "We got your request" },
  ]);
  expect(await ledgerOf(leadId)).toMatchObject([{ insteadBecause: "no_consent" }]);
});

test("sms.registration: without a number it emails; without an email texts wait", async () => {
  const { leadId, contractorId } = await businessWithLead({ sender: false, person: { email: "" } });
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "sender_missing" });
  await query()
    .insert(senders)
    .values({ contractorId, phone: "+15125559999", registration: "approved" });
  await inTransaction(platform(), (work) => recheckHolds(work, contractorId, ["sender_missing"]));
  await sendDue();
  expect(await followUpMessages(leadId)).toMatchObject([{ channel: "sms" }]);
});

test("follow-ups.ends: sends nothing after the lead's status changes", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  platform().passTime(minute);
  await changeLeadStatus(platform(), actor, leadId, "contacted");
  platform().passTime(hour);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "lead_moved_on" });
});

test("a second request during a follow-up continues the same one", async () => {
  const { leadId, pageId } = await businessWithLead();
  await sendDue();
  platform().passTime(20 * minute);
  await requestEstimate(pageId, { need: "And the tap" });
  const all = await query().select().from(enrollments).where(eq(enrollments.leadId, leadId));
  expect(all).toHaveLength(1);
});

test("opt-outs.first-commit-wins: an opt-out ends the business's texts to this person", async () => {
  const { leadId, contractorId, phone } = await businessWithLead();
  await inTransaction(platform(), (work) =>
    optOut(work, platform(), { contractorId, channel: "sms", address: phone }, { way: "text" }),
  );
  await processEvents(platform());
  await sendDue();
  expect(await followUpMessages(leadId)).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({ endReason: "opted_out" });
});

test("an edit applies to unsent steps, and each message keeps its wording", async () => {
  const { leadId, contractorId } = await businessWithLead();
  await sendDue();
  const first = await findSequence(query(), contractorId, "plumbing");
  if (!first) throw new Error("there is no sequence");
  const steps = first.steps.map((step) =>
    step.key === "introduction" ? { ...step, words: "New words, {first_name}" } : step,
  );
  await query()
    .insert(sequences)
    .values({ ...first, version: 2, steps, author: "olive@b.example" });
  platform().passTime(31 * minute);
  await sendDue();
  const [, second] = await followUpMessages(leadId);
  expect(second?.text).toContain("New words, Emily");
  expect((await ledgerOf(leadId)).map(({ sequenceVersion }) => sequenceVersion)).toEqual([1, 2]);
});

test("mail.one-click: a lead with an email address also gets the marketing emails", async () => {
  const person = { informational_sms: undefined, marketing_sms: undefined, phone: "" };
  const { leadId } = await businessWithLead({ person });
  for (let passed = 0; passed < 9 * 24; passed += 1) {
    platform().passTime(hour);
    await sendDue();
  }
  const purposes = (await followUpMessages(leadId)).map(
    ({ params }) => (params as { purpose: string }).purpose,
  );
  expect(purposes.filter((purpose) => purpose === "marketing")).toHaveLength(2);
});

test("backups.quiet: messages that became stale while sending was held are skipped", async () => {
  const { leadId } = await businessWithLead();
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  const { database, clock } = platform();
  await database.transaction((tx) => holdSending(tx, clock.now()));
  platform().passTime(30 * 24 * hour);
  expect(await releaseHeldSending(platform(), actor, { withholdWaiting: false })).toBe(0);
  await sendDue();
  expect(await followUpMessages(leadId)).toHaveLength(1);
  const [, ...later] = await ledgerOf(leadId);
  expect(later.map(({ skippedBecause }) => skippedBecause)).toEqual(Array(5).fill("stale"));
});
