import type { EndReason } from "~/domains/follow-ups/follow-ups.ts";
import type { SequenceVersion } from "~/domains/follow-ups/sequences/find-sequence.server.ts";
import { standardTexts } from "~/domains/follow-ups/sequences/standard-texts.ts";
import type { Consent, MessageChannel } from "~/domains/messaging/index.ts";
import type { Enrollment } from "../sending/lease-turns.server.ts";
import type { EnrollmentFacts } from "../sending/read-facts.server.ts";
import { runEnrollmentStep, type StepContext } from "../sending/run-enrollment-step.server.ts";
import { inOrder, type Sequence, type Step, standardSequence } from "../sequences/sequence.ts";
import type { Case, Random, SimulatedEvent } from "./simulate.ts";

/** A consent given with the request. */
export const simulatedConsent: Consent = {
  id: "019f0000-0000-7000-8000-000000000000",
  recordedAs: "request",
  wording: "Bluebonnet may text me",
  wordingVersion: "2026-11-20",
  businessName: "Bluebonnet",
  givenBy: "Emily",
  phone: "+15125550100",
  givenAt: "2026-11-20T15:00:00Z",
  page: "/plumbing/austin-tx",
  ipAddress: "192.0.2.1",
  userAgent: "Simulation",
};

const simulatedRecording = "019f0000-0000-7000-8000-000000000001";

/** The standard sequence with two voicemail drops, of which a person may get one. */
export function simulatedSequence(service: string, firstAfter: number): Sequence {
  const drop = (key: string, delay: number): Step => ({
    ...{ key, delay, isOn: true, channel: "voicemail", purpose: "informational", subject: null },
    ...{ words: "", otherwise: null, staleAfter: 24 * 60, recordingId: simulatedRecording },
  });
  const steps = standardSequence(standardTexts(service), firstAfter);
  return inOrder([...steps, drop("drop", 5 * 60), drop("second-drop", 4 * 24 * 60)]);
}

/** A message that reached the provider. */
export type Sent = { at: number; enrollment: number; channel: MessageChannel; step: string };

/** The safeguard that a control disables: it changes the gate's inputs, or omits a step around the gate. */
export type Control = {
  change?(context: StepContext, enrollment: Enrollment, now: number): StepContext;
  forget?: "the ledger" | "endings";
};

/** Current state, as the database rows would hold it. */
type World = {
  declined: Record<MessageChannel, number | null>;
  lastReply: number | null;
  movedOn: number | null;
  live: boolean;
  registered: boolean;
  carriersRefuse: boolean;
  /** The error code recorded on the sender. */
  refusal: number | null;
  awayUntil: number | null;
  lastAutomated: number | null;
  lastText: number | null;
  texted: Set<number>;
  /** Enrollments in which a voicemail drop was started. */
  called: Set<number>;
};

const minute = 60_000;
const day = 24 * 60 * minute;
/** Twilio's code for a number without an approved campaign. */
const unregistered = 30034;

/**
 * Runs one case on a virtual clock: events, rounds that run slightly late, a provider that refuses,
 * processes killed while sending. Each decision uses the product's own `runEnrollmentStep`; the rest mirrors
 * the product's SQL commands.
 */
export function runCase(simulatedCase: Case, random: Random, control: Control = {}): Sent[] {
  const sent: Sent[] = [];
  const world: World = {
    declined: { sms: null, email: null, voicemail: null },
    lastReply: null,
    movedOn: null,
    live: true,
    registered: simulatedCase.registered,
    carriersRefuse: false,
    refusal: null,
    awayUntil: null,
    lastAutomated: null,
    lastText: null,
    texted: new Set(),
    called: new Set(),
  };
  const sequence = sequenceOf(simulatedCase);
  const pending = [...simulatedCase.happenings];
  const enrollments = simulatedCase.requestedAt.map((requestedAt) =>
    enrolledAt(requestedAt, sequence),
  );
  const end = (simulatedCase.requestedAt.at(-1) ?? 0) + 30 * day;
  let now = Number.NEGATIVE_INFINITY;

  for (;;) {
    const [next] = enrollments
      .filter(({ checkAt }) => checkAt !== null)
      .toSorted((a, b) => (a.checkAt?.getTime() ?? 0) - (b.checkAt?.getTime() ?? 0));
    const due = next?.checkAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const happening = pending[0];
    if (happening && happening.at <= due) {
      pending.shift();
      applyEvent(happening, world, enrollments, control);
      continue;
    }
    if (!next || due > end) return sent;
    const at = enrollments.indexOf(next);
    // A worker runs a little late, but time never goes back. Events before then are applied first.
    const late = random.chance(0.2) ? random.whole(0, 20 * minute) : random.whole(0, 2_000);
    now = Math.max(now, due + late);
    while (pending[0] && pending[0].at <= now) {
      const early = pending.shift();
      if (early) applyEvent(early, world, enrollments, control);
    }
    const current = enrollments[at];
    if (!current || current.checkAt === null) continue;
    enrollments[at] = round(current, at, now, {
      ...{ one: simulatedCase, world, sequence, random, control, sent, enrollments },
    });
  }
}

type Course = {
  one: Case;
  world: World;
  sequence: SequenceVersion;
  random: Random;
  control: Control;
  sent: Sent[];
  enrollments: readonly Enrollment[];
};

/** One enrollment's part of a round, and its message's outcome. */
function round(enrollment: Enrollment, at: number, now: number, course: Course): Enrollment {
  const { world, random, control, sent } = course;
  const context = stepContextOf(enrollment, at, course);
  const changed = control.change?.(context, enrollment, now) ?? context;
  const {
    enrollment: after,
    message,
    send,
  } = runEnrollmentStep(enrollment, changed, new Date(now), zone);
  if (!message || !send) return after;
  // A temporary provider failure: nothing was sent, and the step is reverted.
  if (world.awayUntil === null && random.chance(0.02)) {
    world.awayUntil = now + random.whole(2_000, 5 * minute);
    return {
      ...enrollment,
      checkAt: new Date(world.awayUntil),
      holdReason: "provider_unavailable",
    };
  }
  // The sender is refused: record the code, and run the gate again for the step.
  if (world.carriersRefuse && message.channel === "sms") {
    world.refusal = unregistered;
    return { ...enrollment, checkAt: new Date(now), holdReason: "registration_pending" };
  }
  world.lastAutomated = now;
  if (message.channel !== "email") world.lastText = now;
  if (message.channel === "voicemail") world.called.add(at);
  // A process is killed before or after sending: either way delivery is unknown.
  const killed = random.chance(0.05);
  if (!killed || random.chance(0.5)) {
    sent.push({ at: now, enrollment: at, channel: message.channel, step: send.step });
    if (message.channel === "sms") world.texted.add(at);
  }
  if (killed && control.forget === "the ledger") {
    return { ...enrollment, checkAt: new Date(now + 31 * minute) };
  }
  return after;
}

function applyEvent(
  { at, what }: SimulatedEvent,
  world: World,
  enrollments: Enrollment[],
  control: Control,
): void {
  const end = (endReason: EndReason) => {
    if (control.forget === "endings") return;
    for (const [index, enrollment] of enrollments.entries()) {
      if (enrollment.endedAt || enrollment.createdAt.getTime() > at) continue;
      enrollments[index] = {
        ...enrollment,
        endedAt: new Date(at),
        endReason,
        checkAt: null,
        holdReason: null,
      };
    }
  };
  const recheckHolds = () => {
    for (const [index, enrollment] of enrollments.entries()) {
      if (enrollment.holdReason)
        enrollments[index] = {
          ...enrollment,
          checkAt: new Date(Math.max(at, enrollment.requestedAt.getTime())),
        };
    }
  };
  const pause = (pausedAt: Date | null) => {
    for (const [index, enrollment] of enrollments.entries())
      enrollments[index] = { ...enrollment, pausedAt };
  };
  if (what === "texts STOP") {
    world.declined.sms = at;
    end("opted_out");
  } else if (what === "texts START") world.declined.sms = null;
  else if (what === "declines mail") {
    world.declined.email = at;
    end("opted_out");
  } else if (what === "declines calls") {
    world.declined.voicemail = at;
    end("opted_out");
  } else if (what === "replies") {
    world.lastReply = at;
    end("person_replied");
  } else if (what === "lead is moved on") {
    world.movedOn = at;
    // Its event handler runs later, so the gate must detect it directly.
  } else if (what === "is paused") pause(new Date(at));
  else if (what === "is resumed") {
    pause(null);
    recheckHolds();
  } else if (what === "page is paused") world.live = false;
  else if (what === "page is live") {
    world.live = true;
    recheckHolds();
  } else if (what === "registration is approved") {
    world.registered = true;
    recheckHolds();
  } else if (what === "registration is withdrawn") world.registered = false;
  else if (what === "carriers refuse the sender") world.carriersRefuse = true;
  else if (what === "staff click Try again") {
    world.carriersRefuse = false;
    world.refusal = null;
    recheckHolds();
  } else if (what === "provider goes away") world.awayUntil = at + 10 * minute;
  else world.awayUntil = null;
}

const zone = "America/Chicago";
const momentText = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function stepContextOf(enrollment: Enrollment, at: number, course: Course): StepContext {
  const { one: simulatedCase, world, sequence } = course;
  const created = enrollment.createdAt.getTime();
  const facts: EnrollmentFacts = {
    id: enrollment.id,
    name: "Pat Homeowner",
    phone: simulatedCase.phone,
    email: simulatedCase.email,
    zipCode: simulatedCase.zipCode,
    need: null,
    urgency: null,
    quarantined: false,
    doNotContact: false,
    stopUnclear: false,
    movedOn: world.movedOn !== null && world.movedOn > created,
    replied: world.lastReply !== null && world.lastReply > created,
    businessName: "Bluebonnet",
    businessCity: "Austin",
    businessPhone: "(512) 555-0100",
    businessLicense: null,
    businessZip: "78701",
    pageStatus: world.live ? "live" : "paused",
    businessErased: false,
    merged: false,
    informationalConsent: simulatedCase.informationalTexts ? simulatedConsent : null,
    marketingConsent: simulatedCase.marketingTexts ? simulatedConsent : null,
    voiceConsent: simulatedCase.calls ? simulatedConsent : null,
    phoneUnusable: false,
    lastAutomatedAt: momentText(world.lastAutomated),
    lastTextAt: momentText(world.lastText),
    wasTexted: world.texted.has(at),
    wasCalled: wasCalled(at, course),
    recordings: [{ id: simulatedRecording, words: "Your water heater request" }],
    doneUpTo:
      sequence.steps.findLast(({ key }) => enrollment.doneSteps.includes(key))?.delay ?? null,
    senderPhone: "+15125550100",
    registration: world.registered ? "approved" : "pending",
    refusedCode: world.refusal,
    textsPerSecond: 1,
    textsPerDay: null,
    textsPerMonth: null,
    budgetCents: null,
    ownBudgetCents: null,
    burstAt: null,
    allowsCaribbean: null,
  };
  const { declined } = world;
  return {
    facts,
    sequence,
    calendar: null,
    wanted: sequence.channels,
    paused: enrollment.pausedAt !== null,
    isOptedOut: (channel) => declined[channel] !== null,
    declinedSince: Object.values(declined).flatMap((moment) =>
      moment === null ? [] : [new Date(moment)],
    ),
    isSuppressed: () => false,
    providerBackAt: () => (world.awayUntil === null ? null : new Date(world.awayUntil)),
    sentTexts: { today: 0, month: 0, costMicros: 0, nextDay: new Date(0), nextMonth: new Date(0) },
  };
}

/** In this enrollment, or in another one of the person that still runs. */
const wasCalled = (at: number, { world, enrollments }: Course) =>
  [...world.called].some((called) => called === at || enrollments[called]?.endedAt === null);

function sequenceOf({ service, firstAfter }: Case): SequenceVersion {
  return {
    contractorId: "",
    service,
    version: 1,
    steps: simulatedSequence(service, firstAfter),
    channels: { sms: true, email: true, voicemail: true },
    author: "standard",
    createdAt: new Date(0),
  };
}

function enrolledAt(at: number, { steps, service }: SequenceVersion): Enrollment {
  const requestedAt = new Date(at);
  return {
    id: "",
    leadId: "",
    contractorId: "",
    conversationId: "",
    service,
    requestedAt,
    doneSteps: [],
    isLater: false,
    checkAt: new Date(at + (steps[0]?.delay ?? 0) * minute),
    holdReason: null,
    holdDetail: null,
    hurriedStep: null,
    pausedAt: null,
    pausedBy: null,
    endedAt: null,
    endReason: null,
    createdAt: requestedAt,
    updatedAt: requestedAt,
  };
}
