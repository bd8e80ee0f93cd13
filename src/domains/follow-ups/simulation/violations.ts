import { openingFor } from "~/domains/follow-ups/quiet-hours.ts";
import { recipientLocationOf } from "~/domains/follow-ups/sending/gate-facts.ts";
import type { StepContext } from "~/domains/follow-ups/sending/run-enrollment-step.server.ts";
import type { Step } from "~/domains/follow-ups/sequences/sequence.ts";
import { placeOfPhone, placeOfZip } from "~/domains/shared/index.server.ts";
import { dateFormat } from "~/platform/calendar/date-format.ts";
import { type Control, type Sent, simulatedConsent, simulatedSequence } from "./run-case.ts";
import type { Case, SimulatedEvent } from "./simulate.ts";

/**
 * Rules that no run may break, judged only by the sent messages and independent of the product's
 * gate.
 */
export const rules = [
  "consent",
  "consent to calls",
  "one call",
  "quiet hours",
  "duplicates",
  "after stop",
  "after a reply",
  "after the lead moved on",
  "while paused",
  "without registration",
  "spacing",
  "order",
  "too late",
] as const;
export type Rule = (typeof rules)[number];

const minute = 60_000;

/** The rules that a case's messages break, once per violation. */
export function findViolations(simulatedCase: Case, sent: readonly Sent[]): Rule[] {
  const steps = simulatedSequence(simulatedCase.service, simulatedCase.firstAfter);
  const stepOf = (key: string) => steps.find((step) => step.key === key);
  const broken: Rule[] = [];
  const last = new Map<number, number>();
  const seen = new Set<string>();
  const called = new Set<number>();
  let [lastAt, lastTextAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const message of sent.toSorted((a, b) => a.at - b.at)) {
    const { at, enrollment, channel, step: key } = message;
    const step = stepOf(key);
    const requestedAt = simulatedCase.requestedAt[enrollment];
    if (!step || requestedAt === undefined) throw new Error("A message without a recipient");
    const text = channel === "sms";
    const call = channel === "voicemail";
    const toPhone = text || call;
    const occurred = (what: SimulatedEvent["what"], since: number) =>
      simulatedCase.happenings.some(
        (event) => event.what === what && event.at > since && event.at <= at,
      );
    const consented =
      step.purpose === "marketing"
        ? simulatedCase.marketingTexts
        : simulatedCase.informationalTexts;
    if (text && !consented) broken.push("consent");
    if (call && !simulatedCase.calls) broken.push("consent to calls");
    if (call && called.has(enrollment)) broken.push("one call");
    if (toPhone && !isDay(simulatedCase, at)) broken.push("quiet hours");
    if (seen.has(`${enrollment} ${key}`)) broken.push("duplicates");
    if (call && lastOf(simulatedCase, ["declines calls"], at)) broken.push("after stop");
    if (toPhone && lastOf(simulatedCase, ["texts STOP", "texts START"], at) === "texts STOP") {
      broken.push("after stop");
    }
    if (
      occurred("texts STOP", requestedAt) ||
      occurred("declines mail", requestedAt) ||
      occurred("declines calls", requestedAt)
    )
      broken.push("after stop");
    if (occurred("replies", requestedAt)) broken.push("after a reply");
    if (occurred("lead is moved on", requestedAt)) broken.push("after the lead moved on");
    if (isPaused(simulatedCase, at)) broken.push("while paused");
    if (text && !isRegistered(simulatedCase, at)) broken.push("without registration");
    if (toPhone && at - lastTextAt < 30 * minute) broken.push("spacing");
    // An email is sent when due, regardless of recent messages; spacing applies only if it's late.
    const due = requestedAt + step.delay * minute;
    if (!toPhone && lastAt > due + minute && at - lastAt < 15 * minute) broken.push("spacing");
    const before = last.get(enrollment);
    if (before !== undefined && before > step.delay) broken.push("order");
    if (at > requestedAt + (step.delay + step.staleAfter) * minute) broken.push("too late");
    last.set(enrollment, step.delay);
    seen.add(`${enrollment} ${key}`);
    lastAt = at;
    if (toPhone) lastTextAt = at;
    if (call) called.add(enrollment);
  }
  return broken;
}

function lastOf({ happenings }: Case, whats: readonly SimulatedEvent["what"][], at: number) {
  return happenings.findLast((event) => event.at <= at && whats.includes(event.what))?.what ?? null;
}

const isPaused = (simulatedCase: Case, at: number) =>
  lastOf(simulatedCase, ["is paused", "is resumed"], at) === "is paused" ||
  lastOf(simulatedCase, ["page is paused", "page is live"], at) === "page is paused";

function isRegistered(simulatedCase: Case, at: number): boolean {
  const last = lastOf(simulatedCase, ["registration is approved", "registration is withdrawn"], at);
  return last ? last === "registration is approved" : simulatedCase.registered;
}

/** Texting hours, daily and for Sunday where different; null for none. */
const hoursOf: Record<string, { daily: [number, number]; sunday?: [number, number] | null }> = {
  FL: { daily: [8, 20] },
  MD: { daily: [8, 20] },
  OK: { daily: [8, 20] },
  CT: { daily: [9, 20] },
  TX: { daily: [9, 21], sunday: [12, 21] },
  AL: { daily: [8, 21], sunday: null },
  LA: { daily: [8, 21], sunday: null },
};
const coasts = ["America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"];

/** Independent implementation of `sms.quiet-hours` and `sms.state-hours`. */
function isDay({ zipCode, phone }: Case, at: number): boolean {
  const places = [zipCode ? placeOfZip(zipCode) : null, phone ? placeOfPhone(phone) : null];
  const zones = places.flatMap((place) => place?.zones ?? []);
  if (zones.length === 0) return coasts.every((zone) => isWithin(zone, at, [11, 17], null));
  return zones.every((zone) =>
    ["", ...places.flatMap((place) => place?.state ?? [])].every((state) => {
      const { daily, sunday = daily } = hoursOf[state] ?? { daily: [8, 21] as [number, number] };
      return isWithin(zone, at, daily, sunday);
    }),
  );
}

function isWithin(
  zone: string,
  at: number,
  daily: readonly [number, number],
  sunday: readonly [number, number] | null,
): boolean {
  const format = dateFormat({
    timeZone: zone,
    weekday: "short",
    hour: "numeric",
    hourCycle: "h23",
  });
  const parts = format.formatToParts(at);
  const shown = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const hours = shown("weekday") === "Sun" ? sunday : daily;
  const hour = Number(shown("hour"));
  return hours !== null && hour >= hours[0] && hour < hours[1];
}

const withFacts = (context: StepContext, facts: Partial<StepContext["facts"]>): StepContext => ({
  ...context,
  facts: { ...context.facts, ...facts },
});

/** Always daytime somewhere. */
const daylight = [
  ["10001", "+12125550100"],
  ["90001", "+12135550100"],
  ["96813", "+18085550100"],
  ["96910", "+16715550100"],
] as const;

/**
 * For each rule, the product without the feature that enforces it: these runs must find violations.
 */
export const controls: Record<Rule, Control> = {
  consent: {
    change: (context) =>
      withFacts(context, {
        informationalConsent: simulatedConsent,
        marketingConsent: simulatedConsent,
      }),
  },
  "consent to calls": {
    change: (context) => withFacts(context, { voiceConsent: simulatedConsent }),
  },
  "one call": { change: (context) => withFacts(context, { wasCalled: false }) },
  "quiet hours": {
    change(context, _enrollment, now) {
      const [zipCode, phone] =
        daylight.find(
          ([zip, number]) => openingFor(recipientLocationOf(zip, number), new Date(now)).open,
        ) ?? daylight[0];
      return withFacts(context, { zipCode, phone: context.facts.phone && phone });
    },
  },
  duplicates: { forget: "the ledger" },
  "after stop": {
    forget: "endings",
    change: (context) => ({ ...context, isOptedOut: () => false, declinedSince: [] }),
  },
  "after a reply": {
    forget: "endings",
    change: (context) => withFacts(context, { replied: false }),
  },
  "after the lead moved on": { change: (context) => withFacts(context, { movedOn: false }) },
  "while paused": {
    change: (context) => ({ ...withFacts(context, { pageStatus: "live" }), paused: false }),
  },
  "without registration": {
    change: (context) => withFacts(context, { registration: "approved" }),
  },
  spacing: {
    change: (context) => withFacts(context, { lastAutomatedAt: null, lastTextAt: null }),
  },
  order: {
    change: (context) => ({
      ...withFacts(context, { doneUpTo: null }),
      sequence: { ...context.sequence, steps: reverseSteps(withoutExpiry(context)) },
    }),
  },
  "too late": {
    change: (context) => ({
      ...context,
      sequence: { ...context.sequence, steps: withoutExpiry(context) },
    }),
  },
};

function withoutExpiry({ sequence }: StepContext): Step[] {
  return sequence.steps.map((step) => ({ ...step, staleAfter: 365 * 24 * 60 }));
}

/** Reverses the steps; each takes the due time of the step it replaces. */
function reverseSteps(steps: readonly Step[]): Step[] {
  return steps
    .toReversed()
    .map((step, index) => ({ ...step, delay: steps[index]?.delay ?? step.delay }));
}
