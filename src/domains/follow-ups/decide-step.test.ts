import { describe, expect, test } from "vitest";
import { decideStep, dueAt, type GateFacts, gatedMessage, spaced, staleAt } from "./gate.ts";
import type { Step } from "./sequences/sequence.ts";

/** Noon on a Friday in Austin. */
const noon = new Date("2026-11-20T18:00:00Z");
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

const step: Step = {
  key: "first",
  delay: 20,
  staleAfter: 60,
  channel: "sms",
  purpose: "informational",
  otherwise: { subject: "Your request" },
  isOn: true,
  subject: null,
  words: "Hello",
};
const fine: GateFacts = {
  consents: { informational: true, marketing: true },
  optedOut: false,
  doNotContact: false,
  hasAddress: true,
  addressSuppressed: false,
  numberUsable: true,
  location: { zones: ["America/Chicago"], states: ["TX"] },
  replied: false,
  leadMovedOn: false,
  stepSwitchedOff: false,
  businessActive: true,
  quarantined: false,
  stopUnclear: false,
  senderPaused: false,
  paused: false,
  sender: "ready",
  senderRefusedWith: null,
  budgetReachedUntil: null,
  lastAutomatedAt: null,
  lastTextAt: null,
  voicemailSent: false,
  recordingIds: ["recording"],
  senderFreeAt: null,
  providerBackAt: null,
};
const noConsent = { informational: false, marketing: false };

type Changes = { step?: Partial<Step>; sms?: Partial<GateFacts>; email?: Partial<GateFacts> };

const decide = ({ step: changed, sms, email }: Changes, now = at(20)) =>
  decideStep(
    { ...step, ...changed },
    noon,
    (channel) => ({ ...fine, ...(channel === "sms" ? sms : email) }),
    now,
  );

test("a step is due after its delay and becomes stale later", () => {
  expect(dueAt(step, noon)).toEqual(at(20));
  expect(staleAt(step, noon)).toEqual(at(80));
  expect(gatedMessage({ ...step, purpose: "marketing" }, "email", noon)).toEqual({
    channel: "email",
    purpose: "marketing",
    automated: true,
    byHand: false,
    dueAt: at(20),
    staleAt: at(80),
  });
});

test("sends a text that nothing blocks, even without an email address", () => {
  const sent = { channel: "sms", decision: "send", insteadBecause: null };
  expect(decide({})).toEqual(sent);
  expect(decide({ email: { hasAddress: false } })).toEqual(sent);
  expect(decide({}, at(80))).toEqual(sent);
});

describe("a text whose channel is closed is sent by email", () => {
  test.each([
    ["no_consent", { consents: noConsent }],
    ["number_unusable", { numberUsable: false }],
    ["opted_out", { optedOut: true }],
    ["switched_off", { stepSwitchedOff: true }],
    ["sender_missing", { sender: "missing" as const }],
    ["registration_pending", { sender: "registration_pending" as const }],
    ["registration_pending", { senderRefusedWith: 30034 }],
  ])("%s", (reason, sms) => {
    expect(decide({ sms })).toEqual({ channel: "email", decision: "send", insteadBecause: reason });
  });

  test("a step without an email, or an email step, has no fallback", () => {
    const closed = { sms: { consents: noConsent } };
    const skipped = {
      channel: "sms",
      decision: "skip",
      reason: "no_consent",
      insteadBecause: null,
    };
    expect(decide({ ...closed, step: { otherwise: null } })).toEqual(skipped);
    const optedOut = { optedOut: true };
    expect(decide({ step: { channel: "email" }, email: optedOut })).toEqual({
      ...{ channel: "email", decision: "skip", reason: "opted_out", insteadBecause: null },
    });
  });

  test("skips the step if email is closed too", () => {
    expect(decide({ sms: { consents: noConsent }, email: { hasAddress: false } })).toEqual({
      ...{ channel: "email", decision: "skip", reason: "no_address" },
      insteadBecause: "no_consent",
    });
  });

  test("waits for the sender if no email is possible", () => {
    const heldDecision = { channel: "sms", decision: "hold", until: null, insteadBecause: null };
    const email = { hasAddress: false };
    expect(decide({ sms: { sender: "missing" }, email })).toEqual({
      ...{ ...heldDecision, reason: "sender_missing", detail: null },
    });
    expect(decide({ sms: { senderRefusedWith: 30034 }, email })).toEqual({
      ...{ ...heldDecision, reason: "registration_pending", detail: "30034" },
    });
  });

  test("the email may be on hold instead", () => {
    expect(decide({ sms: { sender: "missing" }, email: { paused: true } })).toEqual({
      ...{ channel: "email", decision: "hold", reason: "paused", until: null, detail: null },
      insteadBecause: "sender_missing",
    });
  });
});

test("a step that is turned off is skipped, not sent by email", () => {
  expect(decide({ step: { isOn: false } })).toEqual({
    ...{ channel: "sms", decision: "skip", reason: "switched_off", insteadBecause: null },
  });
});

test("a stale step is skipped, not sent by email", () => {
  expect(decide({}, new Date(at(80).getTime() + 1))).toEqual({
    ...{ channel: "sms", decision: "skip", reason: "stale", insteadBecause: null },
  });
});

test("a text on hold for another reason waits", () => {
  expect(decide({ sms: { senderFreeAt: at(40) } })).toEqual({
    ...{ channel: "sms", decision: "hold", reason: "sender_limit", until: at(40), detail: null },
    insteadBecause: null,
  });
});

test("quiet hours name the state", () => {
  expect(decide({ step: { staleAfter: 9999 } }, at(12 * 60))).toMatchObject({
    ...{ decision: "hold", reason: "quiet_hours", detail: "TX" },
  });
});

test.each([
  ["person_replied", { replied: true }],
  ["lead_moved_on", { leadMovedOn: true }],
])("%s ends the follow-up on every channel", (reason, facts) => {
  for (const channel of ["sms", "email"] as const) {
    expect(decide({ step: { channel }, [channel]: facts })).toMatchObject({
      ...{ channel, decision: "end", reason },
    });
  }
});

test("an email is late from one minute after its time", () => {
  const email = { channel: "email", dueAt: noon } as const;
  const sentAt = (milliseconds: number) =>
    spaced({ lastTextAt: null, lastAutomatedAt: new Date(noon.getTime() + milliseconds) }, email);
  expect(sentAt(60_000)).toBe(null);
  expect(sentAt(60_001)).toEqual(new Date(noon.getTime() + 60_001 + 15 * 60_000));
  expect(spaced({ lastTextAt: noon, lastAutomatedAt: noon }, { ...email, dueAt: null })).toBe(null);
});
