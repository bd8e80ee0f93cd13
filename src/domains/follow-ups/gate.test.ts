import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type GatedMessage, type GateFacts, gate, gateVersion } from "./gate.ts";
import { gateReasons } from "./gate-reasons.ts";

/** Noon on a Friday in Austin. */
const noon = new Date("2026-11-20T18:00:00Z");
const later = new Date("2026-11-20T18:10:00Z");

const text: GatedMessage = {
  channel: "sms",
  purpose: "informational",
  automated: true,
  byHand: false,
  dueAt: noon,
  staleAt: null,
};
const mail: GatedMessage = { ...text, channel: "email" };
const voicemail: GatedMessage = { ...text, channel: "voicemail", recordingId: "recording" };
const byHand: GatedMessage = { ...text, automated: false, byHand: true };

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
  paused: false,
  sender: "ready",
  senderRefusedWith: null,
  senderPaused: false,
  budgetReachedUntil: null,
  lastAutomatedAt: null,
  lastTextAt: null,
  voicemailSent: false,
  recordingIds: ["recording"],
  senderFreeAt: null,
  providerBackAt: null,
};
const decide = (message: GatedMessage, facts: Partial<GateFacts>, now = noon) =>
  gate(message, { ...fine, ...facts }, now);

test("messages.one-way-out: sends a message that nothing blocks", () => {
  for (const message of [text, mail, byHand, voicemail]) {
    expect(decide(message, {})).toEqual({ decision: "send" });
  }
});

type Case = [reason: keyof typeof gateReasons, facts: Partial<GateFacts>, stops: string];

/** Each fact's effect on an automatic text, an automatic email, a manual text, and a voicemail. */
const cases: Case[] = [
  ["opted_out", { optedOut: true }, "never never never never"],
  ["do_not_contact", { doNotContact: true }, "never never never never"],
  ["no_consent", { consents: { informational: false, marketing: true } }, "never send never never"],
  ["no_address", { hasAddress: false }, "send never send send"],
  ["address_suppressed", { addressSuppressed: true }, "send never send send"],
  ["number_unusable", { numberUsable: false }, "never send never never"],
  ["person_replied", { replied: true }, "never never send never"],
  ["lead_moved_on", { leadMovedOn: true }, "never never send never"],
  ["switched_off", { stepSwitchedOff: true }, "never never send never"],
  ["voicemail_sent", { voicemailSent: true }, "send send send never"],
  ["recording_missing", { recordingIds: ["another"] }, "send send send hold"],
  ["business_inactive", { businessActive: false }, "hold hold hold hold"],
  ["quarantined", { quarantined: true }, "hold hold hold hold"],
  ["stop_unclear", { stopUnclear: true }, "hold hold hold hold"],
  ["paused", { paused: true }, "hold hold send hold"],
  ["sender_missing", { sender: "missing" }, "hold send hold hold"],
  ["registration_pending", { sender: "registration_pending" }, "hold send hold send"],
  ["registration_pending", { senderRefusedWith: 30034 }, "hold send hold send"],
  ["sender_paused", { senderPaused: true }, "hold send send hold"],
  ["budget_reached", { budgetReachedUntil: later }, "hold send send hold"],
  ["spacing", { lastTextAt: noon, lastAutomatedAt: noon }, "hold send send hold"],
  ["spacing", { lastAutomatedAt: later }, "send hold send send"],
  ["sender_limit", { senderFreeAt: later }, "hold hold hold hold"],
  ["provider_unavailable", { providerBackAt: later }, "hold hold hold hold"],
  ["time_zone_unknown", { location: { zones: [], states: [] } }, "hold send hold hold"],
  ["quiet_hours", { location: { zones: ["Pacific/Guam"], states: ["GU"] } }, "hold send hold hold"],
];

describe("each fact's effect on texts, emails, manual texts, and voicemails", () => {
  test.each(cases)("%s", (reason, facts, stops) => {
    const decisions = [text, mail, byHand, voicemail].map((message) => decide(message, facts));
    expect(decisions.map(({ decision }) => decision).join(" ")).toBe(stops);
    for (const decision of decisions) {
      if (decision.decision !== "send") expect(decision.reason).toBe(reason);
    }
  });

  test("every reason has a case here or depends on time", () => {
    const tried = new Set(cases.map(([reason]) => reason));
    expect(Object.keys(gateReasons).filter((reason) => !tried.has(reason as never))).toEqual([
      "stale",
    ]);
  });
});

test("opt-outs.do-not-contact: only an email that a member writes passes the mark", () => {
  const marked = { doNotContact: true };
  expect(decide({ ...byHand, channel: "email" }, marked)).toEqual({ decision: "send" });
  const byProduct = { ...byHand, channel: "email" as const, byHand: false };
  expect(decide(byProduct, marked)).toEqual({ decision: "never", reason: "do_not_contact" });
});

test("marketing requires its own consent on both channels", () => {
  const facts = { consents: { informational: true, marketing: false } };
  for (const message of [text, mail, voicemail]) {
    const marketing = { ...message, purpose: "marketing" as const };
    expect(decide(marketing, facts)).toEqual({ decision: "never", reason: "no_consent" });
    expect(decide(message, facts)).toEqual({ decision: "send" });
  }
});

test("a voicemail needs a consent of its purpose and a recording", () => {
  const marketing = { ...voicemail, purpose: "marketing" as const };
  const facts = { consents: { informational: true, marketing: false } };
  expect(decide(marketing, facts)).toEqual({ decision: "never", reason: "no_consent" });
  const { recordingId: _, ...none } = voicemail;
  expect(decide(none, { recordingIds: [] })).toEqual({
    ...{ decision: "hold", reason: "recording_missing", until: null },
  });
});

test("texts are 30 minutes apart and don't delay an email on time", () => {
  const halfPast = new Date("2026-11-20T18:30:00Z");
  const texted = { lastTextAt: noon, lastAutomatedAt: noon };
  expect(decide(text, texted, later)).toMatchObject({ reason: "spacing", until: halfPast });
  expect(decide(text, { lastAutomatedAt: noon }, later)).toEqual({ decision: "send" });
  const quarter = { ...mail, dueAt: new Date("2026-11-20T18:15:00Z") };
  expect(decide(quarter, texted, quarter.dueAt)).toEqual({ decision: "send" });
});

test("an email late because of a held message follows 15 minutes later", () => {
  const late = { lastTextAt: later, lastAutomatedAt: later };
  const until = new Date("2026-11-20T18:25:00Z");
  expect(decide(mail, late, later)).toMatchObject({ decision: "hold", reason: "spacing", until });
  expect(decide(mail, late, until)).toEqual({ decision: "send" });
  // Sent within a minute, so the first message was on time.
  const justSent = { lastAutomatedAt: new Date("2026-11-20T18:00:40Z") };
  expect(decide(mail, justSent, later)).toEqual({ decision: "send" });
});

test("a stale step is skipped even if other reasons would hold it", () => {
  const stale = { ...text, staleAt: noon };
  expect(decide(stale, {}, noon)).toEqual({ decision: "send" });
  expect(decide(stale, { paused: true }, later)).toEqual({ decision: "never", reason: "stale" });
});

test("reports the longest of several holds and sends nothing before it ends", () => {
  const night = new Date("2026-11-21T04:00:00Z");
  const decision = decide(text, { lastTextAt: night, senderFreeAt: night }, night);
  expect(decision).toEqual({
    decision: "hold",
    reason: "quiet_hours",
    until: new Date("2026-11-21T15:00:00Z"),
    detail: "TX",
  });
});

test("a hold without an end is reported before one with an end", () => {
  expect(decide(text, { paused: true, budgetReachedUntil: later })).toEqual({
    ...{ decision: "hold", reason: "paused", until: null },
  });
  expect(decide(text, { senderRefusedWith: 30034 })).toEqual({
    ...{ decision: "hold", reason: "registration_pending", until: null, detail: "30034" },
  });
});

test("of a short hold and a longer one, the longer is reported", () => {
  const longer = new Date("2026-11-20T18:20:00Z");
  expect(decide(text, { budgetReachedUntil: later, senderFreeAt: longer })).toEqual({
    ...{ decision: "hold", reason: "sender_limit", until: longer },
  });
});

test("of holds with the same end, the table's first is reported", () => {
  expect(decide(text, { budgetReachedUntil: later, senderFreeAt: later })).toEqual({
    ...{ decision: "hold", reason: "budget_reached", until: later },
  });
});

test("the version of the rules changes with them", () => {
  const sources = ["gate.ts", "quiet-hours.ts", "sending/gate-facts.ts"].map((path) =>
    readFileSync(new URL(path, import.meta.url), "utf8"),
  );
  const hash = createHash("sha256").update(sources.join("\n")).digest("hex").slice(0, 16);
  // Each message is saved with the version. After a change to these files, set `gateVersion` to today.
  expect({ [gateVersion]: hash }).toEqual({ "2026-11-29": "d6afed4de73fd801" });
});

test("permanent blocks take precedence over delays", () => {
  const facts = { optedOut: true, paused: true, senderFreeAt: later };
  expect(decide(text, facts)).toEqual({ decision: "never", reason: "opted_out" });
});

test("quiet hours overnight end by the receiver's clock, not the contractor's", () => {
  const guam = { location: { zones: ["Pacific/Guam"], states: ["GU"] } };
  expect(decide(text, guam)).toMatchObject({ until: new Date("2026-11-20T22:00:00Z") });
});
