import type { MessageChannel } from "~/domains/messaging/index.ts";
import { placeOfPhone, placeOfZip } from "~/domains/shared/index.server.ts";
import { services } from "~/domains/shared/index.ts";
import { type Control, runCase } from "./run-case.ts";
import { findViolations, type Rule, rules } from "./violations.ts";

/** A simulation's result: leads, sent messages, violations per rule, and the first seed of each. */
type SimulationResult = {
  leads: number;
  sent: Record<MessageChannel, number>;
  violations: Record<Rule, number>;
  /** The seed of the first case that broke the rule. */
  firstSeeds: Partial<Record<Rule, number>>;
};

/**
 * Runs simulated cases until this many leads were followed up.
 * @param control the feature to disable; none by default
 * @param onProgress called with the number of leads followed up, at most `leads`
 */
export function simulate(
  leads: number,
  seed: number,
  control?: Control,
  onProgress: (done: number) => void = () => {},
): SimulationResult {
  const violations = Object.fromEntries(rules.map((rule) => [rule, 0])) as Record<Rule, number>;
  const result: SimulationResult = {
    leads: 0,
    sent: { sms: 0, email: 0, voicemail: 0 },
    violations,
    firstSeeds: {},
  };
  for (let number = seed; result.leads < leads; number += 1) {
    const random = createRandom(number);
    const simulatedCase = generateCase(random);
    const sent = runCase(simulatedCase, random, control);
    for (const { channel } of sent) result.sent[channel] += 1;
    for (const rule of findViolations(simulatedCase, sent)) {
      result.violations[rule] += 1;
      result.firstSeeds[rule] ??= number;
    }
    result.leads += simulatedCase.requestedAt.length;
    onProgress(Math.min(result.leads, leads));
  }
  return result;
}

/** Events for a person, a lead, or a business while follow-ups run. */
const happenings = [
  "texts STOP",
  "texts START",
  "declines mail",
  "declines calls",
  "replies",
  "lead is moved on",
  "is paused",
  "is resumed",
  "page is paused",
  "page is live",
  "registration is approved",
  "registration is withdrawn",
  "carriers refuse the sender",
  "staff click Try again",
  "provider goes away",
  "provider is back",
] as const;
export type SimulatedEvent = { at: number; what: (typeof happenings)[number] };

/**
 * A simulated person who contacts one business, perhaps twice about different things, and all that
 * follows.
 */
export type Case = {
  zipCode: string | null;
  phone: string | null;
  email: string | null;
  informationalTexts: boolean;
  marketingTexts: boolean;
  calls: boolean;
  registered: boolean;
  service: string;
  /** Minutes until the first message. */
  firstAfter: number;
  /** Unix milliseconds, one per lead of this person. */
  requestedAt: number[];
  happenings: SimulatedEvent[];
};

const minute = 60_000;
const day = 24 * 60 * minute;
/** Two years, which include every clock change twice. */
const years = [Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)] as const;
/** Days the clocks change; they get more leads than others. */
const changes = [
  Date.UTC(2026, 2, 8),
  Date.UTC(2026, 10, 1),
  Date.UTC(2027, 2, 14),
  Date.UTC(2027, 10, 7),
];

/** Generates a case; covers all states and zones, and unknown places. */
function generateCase(random: Random): Case {
  const day0 = random.chance(0.2) ? random.pick(changes) - day : random.whole(...years);
  const requestedAt = day0 + random.whole(0, 2 * day);
  const repeats = random.chance(0.15) ? [requestedAt + random.whole(0, 3 * day)] : [];
  const email = random.chance(0.8) ? "pat@home.example" : null;
  return {
    zipCode: generateZip(random),
    phone: email && random.chance(0.1) ? null : generatePhone(random),
    email,
    informationalTexts: random.chance(0.8),
    marketingTexts: random.chance(0.4),
    calls: random.chance(0.3),
    registered: random.chance(0.8),
    service: random.pick(services).key,
    firstAfter: random.pick([0, 0, 0, 5, 15, 60, 12 * 60]),
    requestedAt: [requestedAt, ...repeats],
    happenings: generateEvents(random, requestedAt),
  };
}

function generateZip(random: Random): string | null {
  if (random.chance(0.03)) return null;
  for (;;) {
    const zip = String(random.whole(500, 99_999)).padStart(5, "0");
    if (placeOfZip(zip)) return zip;
  }
}

function generatePhone(random: Random): string {
  // A few numbers have an unknown area code.
  for (let time = 0; ; time += 1) {
    const phone = `+1${random.whole(201, 989)}555${random.whole(1000, 9999)}`;
    if (placeOfPhone(phone) || (time === 0 && random.chance(0.03))) return phone;
  }
}

function generateEvents(random: Random, requestedAt: number): SimulatedEvent[] {
  const events: SimulatedEvent[] = [];
  const count = random.pick([0, 0, 1, 1, 2, 3, 5]);
  for (let index = 0; index < count; index += 1) {
    const soon = random.chance(0.5) ? 3 * 60 * minute : 8 * day;
    events.push({ at: requestedAt + random.whole(1, soon), what: random.pick(happenings) });
  }
  return events.toSorted((a, b) => a.at - b.at);
}

/** A seeded pseudorandom generator (mulberry32). */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  unit(): number;
  /** True with this probability. */
  chance(likelihood: number): boolean;
  /** An integer from `from` to `to`, inclusive. */
  whole(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(unit() * (to - from + 1));
  return {
    unit,
    chance: (likelihood) => unit() < likelihood,
    whole,
    pick(choices) {
      const picked = choices[whole(0, choices.length - 1)];
      if (picked === undefined) throw new Error("Nothing to pick from");
      return picked;
    },
  };
}
