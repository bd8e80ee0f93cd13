import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { saveSequence } from "~/domains/follow-ups/sequences/save-sequence.server.ts";
import { messageEvidence } from "~/domains/messaging/evidence/evidence.tables.server.ts";
import { optOuts } from "~/domains/messaging/messaging.tables.server.ts";
import { optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import {
  addRecording,
  removeRecording,
} from "~/domains/messaging/voicemails/manage-recordings.server.ts";
import { readUsage } from "~/domains/office/texting-costs/read-usage.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { answeredBy } from "../fakes/twilio-contract.ts";
import { type FakeTwilio, startTwilioServer } from "../fakes/twilio-server.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { droppingVoicemails } from "./voicemail-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin. */
const platform = sharedPlatform();
const hour = 60 * 60_000;
let fake: FakeTwilio;
const {
  start,
  stop,
  sendDrops,
  sendDue,
  connected,
  businessWithDrop,
  dropOf,
  query,
  ledgerOf,
  enrollmentOf,
} = droppingVoicemails(platform, () => fake);

beforeAll(async () => {
  fake = await startTwilioServer();
  await start();
});
afterAll(async () => {
  stop();
  await fake.stop();
});
beforeEach(async () => {
  // The next day at 1 PM in Austin, when nothing of earlier tests is due anymore.
  const now = platform().clock.now().getTime();
  platform().passTime(24 * hour - ((now - 19 * hour) % (24 * hour)));
  await sendDue();
  fake.calls.length = 0;
  fake.callFault = () => null;
  fake.beforeResponse = async () => {};
});

const lastCall = () => {
  const call = fake.calls.at(-1);
  if (!call) throw new Error("No call");
  return call;
};

async function calledLead(change: Parameters<typeof businessWithDrop>[0] = {}) {
  const lead = await businessWithDrop(change);
  await sendDrops();
  return lead;
}

test("sms.voicemail: a voicemail gets the recording and how to opt out", async () => {
  const { leadId, contractorId } = await calledLead();
  const call = lastCall();
  expect(call.parameters).toMatchObject({
    ...{ MachineDetection: "DetectMessageEnd", AsyncAmd: "true", To: call.to },
  });
  await call.answer();
  expect(call.heard[0]).toContain("automated call from Bluebonnet");
  await call.detect("machine_end_beep");
  await fake.redirected();
  const [played, optOutWords] = call.heard.slice(-2);
  expect(played).toMatch(/\/webhooks\/voicemail\/recordings\/[0-9a-f]{32}\.wav$/);
  expect(optOutWords).toMatch(/^To stop automated calls, press 9 now, or text STOP to \(512\)/);
  expect(await call.end("completed", 31)).toBe(200);
  expect(await dropOf(leadId)).toMatchObject({
    message: { channel: "voicemail", state: "sent", providerStatus: "delivered" },
    drop: { outcome: "voicemail", answeredBy: "machine_end_beep", seconds: 31 },
  });
  const [evidence] = await query()
    .select({ facts: messageEvidence.facts })
    .from(messageEvidence)
    .where(eq(messageEvidence.contractorId, contractorId));
  expect(evidence?.facts?.consents?.calls?.wording).toContain("automated calls");
  const period = { contractorId, months: ["2026-11-01"], zone: "UTC" };
  const [month] = (await readUsage(query(), period)).get(contractorId) ?? [];
  expect(month).toMatchObject({ drops: 1, dropMinutes: 1 });
});

test("a texting consent never counts for a call", async () => {
  const boxes = { informational_sms: "on", marketing_sms: "on", marketing_voice: undefined };
  const { leadId } = await calledLead({ person: boxes });
  expect(fake.calls).toEqual([]);
  expect(await ledgerOf(leadId)).toMatchObject([{ skippedBecause: "no_consent" }]);
});

test("no call is made while the business's channel is off", async () => {
  const { leadId } = await calledLead({ channels: { voicemail: false } });
  expect([fake.calls, await ledgerOf(leadId)]).toMatchObject([
    [],
    [{ skippedBecause: "switched_off" }],
  ]);
});

test.each(["sms", "voicemail"] as const)(
  "no call is made after an opt-out of %s",
  async (channel) => {
    const { contractorId, number, leadId } = await businessWithDrop();
    const recipient = { contractorId, channel, address: number ?? "" };
    await inTransaction(platform(), (work) => optOut(work, platform(), recipient, { way: "text" }));
    await sendDrops();
    expect(fake.calls).toEqual([]);
    expect(await dropOf(leadId)).toBeNull();
  },
);

test("premium and Caribbean numbers aren't called", async () => {
  for (const phone of ["(900) 555-2345", "(876) 555-1234"]) {
    const { leadId } = await calledLead({ person: { phone } }).catch(() => ({ leadId: null }));
    if (leadId)
      expect(await ledgerOf(leadId)).toMatchObject([{ skippedBecause: "number_unusable" }]);
  }
  expect(fake.calls).toEqual([]);
});

test("pressing 1 connects a person who picks up, without a recording", async () => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.detect("human");
  await call.press("1");
  expect([call.dialed, call.heard.some((sound) => sound?.includes("recordings"))]).toEqual([
    "+15125550171",
    false,
  ]);
  await call.end("completed", 80);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "connected" } });
});

test("a call that the business doesn't pick up isn't a talk", async () => {
  for (const [dialed, outcome] of [
    ["no-answer", "answered"],
    ["busy", "answered"],
    ["completed", "connected"],
  ] as const) {
    const { leadId } = await calledLead();
    const call = lastCall();
    await call.answer();
    await call.press("1");
    await call.finishDial(dialed, dialed === "completed" ? 60 : 0);
    expect([call.heard.at(-1), call.hungUp]).toEqual([expect.stringMatching(/^Thanks/), true]);
    await call.end("completed", 40);
    expect(await dropOf(leadId)).toMatchObject({ drop: { outcome } });
  }
});

test("a late report of a missed business phone still counts", async () => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.press("1");
  await call.end("completed", 20);
  await call.finishDial("canceled");
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "answered" } });
});

test("a machine's greeting heard as speech still gets the recording", async () => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.say("You've reached Emily. Leave a message after the tone.");
  expect(call.hungUp).toBe(false);
  await call.wait();
  await call.detect("machine_end_beep");
  await fake.redirected();
  expect(call.heard.some((sound) => sound?.includes("recordings"))).toBe(true);
  await call.end("completed", 30);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "voicemail" } });
});

test("a late detection doesn't interrupt someone who's being connected", async () => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.press("1");
  await call.detect("machine_end_silence");
  await fake.redirected();
  expect(call.heard.some((sound) => sound?.includes("recordings"))).toBe(false);
  await call.end("completed", 90);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "connected" } });
});

test("a person who presses no key hears a goodbye", async () => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.detect("human");
  await call.wait();
  expect([call.heard.at(-1), call.hungUp]).toEqual([expect.stringContaining("Goodbye."), true]);
  await call.end("completed", 12);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "answered" } });
});

test.each([
  ["press", "9"],
  ["say", "Stop."],
  ["say", "Please don't call me anymore"],
] as const)("%s %j opts out of calls and ends the follow-up", async (how, what) => {
  const { leadId, contractorId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call[how](what);
  expect(call.heard.at(-1)).toMatch(/^You won't get more automated calls/);
  await call.end("completed", 9);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "opted_out" } });
  const rows = await query().select().from(optOuts).where(eq(optOuts.contractorId, contractorId));
  expect(rows).toMatchObject([{ channel: "voicemail", way: "call", decision: "out" }]);
  expect((await enrollmentOf(leadId))?.endedAt).not.toBeNull();
});

test("a request to stop by isn't an opt-out", async () => {
  const { contractorId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.say("Can you stop by tomorrow?");
  expect(await query().$count(optOuts, eq(optOuts.contractorId, contractorId))).toBe(0);
});

test.each(answeredBy)("a call answered by %s ends with a known outcome", async (answeredByKind) => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  await call.detect(answeredByKind);
  await fake.redirected();
  for (let turn = 0; call.next && !call.hungUp && turn < 20; turn += 1) await call.wait();
  await call.end("completed", 20);
  const isMachine = answeredByKind.startsWith("machine_end");
  const expected = isMachine ? "voicemail" : answeredByKind === "fax" ? "no_voicemail" : "answered";
  expect(await dropOf(leadId)).toMatchObject({
    drop: { answeredBy: answeredByKind, outcome: expected },
  });
});

test("early, repeated, and late reports leave one voicemail drop", async () => {
  fake.beforeResponse = async (call) => {
    await call.answer();
    await call.detect("machine_end_beep");
  };
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.detect("machine_end_beep");
  await call.detect("human");
  await fake.redirected();
  // A call that couldn't be redirected yet reads the result after its pause.
  while (call.next && !call.hungUp) await call.wait();
  await call.end("completed", 30);
  await call.end("busy");
  await call.detect("fax");
  expect(call.heard.filter((sound) => sound?.includes("recordings"))).toHaveLength(1);
  expect(await dropOf(leadId)).toMatchObject({
    message: { state: "sent", providerStatus: "delivered", providerId: call.sid },
    drop: { outcome: "voicemail", answeredBy: "machine_end_beep", seconds: 30 },
  });
});

test("a call without a detection result ends with a goodbye", async () => {
  const { leadId } = await calledLead();
  const call = lastCall();
  await call.answer();
  for (let turn = 0; call.next && !call.hungUp && turn < 20; turn += 1) await call.wait();
  expect([call.hungUp, call.heard.at(-1)]).toEqual([true, expect.stringContaining("Goodbye")]);
  await call.end();
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "answered", answeredBy: null } });
});

test("a lost response is never followed by a second call", async () => {
  fake.callFault = () => ({ kind: "drop_after_accept" });
  const { leadId } = await calledLead();
  expect(await dropOf(leadId)).toMatchObject({ message: { state: "uncertain" } });
  await sendDrops();
  expect(fake.calls).toHaveLength(1);
  await lastCall().answer();
  await lastCall().end("completed", 8);
  expect(await dropOf(leadId)).toMatchObject({ message: { state: "sent" } });
});

test("a temporary refusal is retried and makes one call", async () => {
  fake.callFault = () => ({ kind: "too_many", retryAfterSeconds: 60 });
  const { leadId } = await calledLead();
  expect([fake.calls, await dropOf(leadId)]).toEqual([[], null]);
  fake.callFault = () => null;
  await sendDrops();
  expect(fake.calls).toHaveLength(1);
});

test("a call that no one answers isn't repeated", async () => {
  const { leadId } = await calledLead();
  await lastCall().end("no-answer");
  await sendDrops();
  expect(fake.calls).toHaveLength(1);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: "no_answer" } });
});

test("a second voicemail step of a follow-up is skipped", async () => {
  const { leadId, owner, contractorId, step } = await businessWithDrop();
  await saveSequence(
    platform(),
    owner,
    { contractorId, service: "plumbing", expected: 2 },
    {
      steps: [step, { ...step, key: "again", delay: 120 }],
      channels: { sms: true, email: true, voicemail: true },
    },
  );
  await sendDrops();
  await lastCall().end("no-answer");
  await sendDrops();
  expect(fake.calls).toHaveLength(1);
  expect(await ledgerOf(leadId)).toMatchObject([
    { step: "drop", skippedBecause: null },
    { step: "again", skippedBecause: "voicemail_sent" },
  ]);
});

test("a step whose recording was deleted is on hold", async () => {
  const { leadId, owner, recording } = await businessWithDrop();
  await removeRecording(platform(), owner, recording.id);
  await sendDrops();
  expect(fake.calls).toEqual([]);
  expect(await enrollmentOf(leadId)).toMatchObject({ holdReason: "recording_missing" });
});

test("a business has at most ten recordings; another is refused before decoding", async () => {
  const { owner } = await businessWithDrop();
  const add = (name: string, file: File | null = null) => {
    const values = { name, text: file ? "" : "We can come this week.", confirmed: "yes" };
    return addRecording(platform(), owner, { values, file, requestKey: name });
  };
  for (let nth = 2; nth <= 10; nth += 1) expect(await add(`Nr ${nth}`)).toEqual({ ok: true });
  const undecodable = new File(["not audio"], "a.wav");
  expect(await add("Nr 11", undecodable)).toEqual({ ok: false, code: "not_possible" });
  // The last one, sent twice.
  expect(await add("Nr 10")).toEqual({ ok: true });
});

test("a forged report changes nothing", async () => {
  const { leadId } = await calledLead();
  const { StatusCallback = "" } = lastCall().parameters;
  const response = await fetch(StatusCallback.split("#")[0] ?? "", {
    method: "POST",
    body: new URLSearchParams({ CallSid: lastCall().sid, CallStatus: "completed" }),
  });
  expect(response.status).toBe(403);
  expect(await dropOf(leadId)).toMatchObject({ drop: { outcome: null } });
  expect(connected().sms).not.toBeNull();
});
