import { placeOfPhone, placeOfZip } from "~/domains/shared/time-zones/time-zones.server.ts";
import { standardSequence } from "../sequences/sequence.ts";
import { standardTexts } from "../sequences/standard-texts.ts";
import type { Case, SimulatedEvent } from "./generate-case.ts";
import type { Sent } from "./run-case.ts";

/**
 * Rules that no run may break, judged only by the sent messages and independent of the product's
 * gate.
 */
export const rules = [
  "consent",
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
export function findViolations(one: Case, sent: readonly Sent[]): Rule[] {
  const steps = standardSequence(standardTexts(one.service), one.firstAfter);
  const stepOf = (key: string) => steps.find((step) => step.key === key);
  const found: Rule[] = [];
  const last = new Map<number, number>();
  const seen = new Set<string>();
  let [lastAt, lastTextAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const message of sent.toSorted((a, b) => a.at - b.at)) {
    const { at, enrollment, channel, step: key } = message;
    const step = stepOf(key);
    const asked = one.askedAt[enrollment];
    if (!step || asked === undefined) throw new Error("A message that belongs to no one");
    const text = channel === "sms";
    const happened = (what: SimulatedEvent["what"], since: number) =>
      one.happenings.some((event) => event.what === what && event.at > since && event.at <= at);
    const consented = step.purpose === "marketing" ? one.marketingTexts : one.informationalTexts;
    if (text && !consented) found.push("consent");
    if (text && !isDay(one, at)) found.push("quiet hours");
    if (seen.has(`${enrollment} ${key}`)) found.push("duplicates");
    if (text && lastOf(one, ["texts STOP", "texts START"], at) === "texts STOP") {
      found.push("after stop");
    }
    if (happened("texts STOP", asked) || happened("declines mail", asked)) found.push("after stop");
    if (happened("replies", asked)) found.push("after a reply");
    if (happened("lead is moved on", asked)) found.push("after the lead moved on");
    if (isPaused(one, at)) found.push("while paused");
    if (text && !isRegistered(one, at)) found.push("without registration");
    if (text && at - lastTextAt < 30 * minute) found.push("spacing");
    // An email is sent when due, regardless of recent messages; spacing applies only if it's late.
    const due = asked + step.delay * minute;
    if (!text && lastAt > due + minute && at - lastAt < 15 * minute) found.push("spacing");
    const before = last.get(enrollment);
    if (before !== undefined && before > step.delay) found.push("order");
    if (at > asked + (step.delay + step.staleAfter) * minute) found.push("too late");
    last.set(enrollment, step.delay);
    seen.add(`${enrollment} ${key}`);
    lastAt = at;
    if (text) lastTextAt = at;
  }
  return found;
}

function lastOf({ happenings }: Case, whats: readonly SimulatedEvent["what"][], at: number) {
  return happenings.findLast((event) => event.at <= at && whats.includes(event.what))?.what ?? null;
}

const isPaused = (one: Case, at: number) =>
  lastOf(one, ["is paused", "is resumed"], at) === "is paused" ||
  lastOf(one, ["page is paused", "page is live"], at) === "page is paused";

function isRegistered(one: Case, at: number): boolean {
  const last = lastOf(one, ["registration is approved", "registration is withdrawn"], at);
  return last ? last === "registration is approved" : one.registered;
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

/** Independent implementation of `sms.quiet-hours`, `sms.state-hours`, and `sms.unknown-zone`. */
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

const formats = new Map<string, Intl.DateTimeFormat>();

function isWithin(
  zone: string,
  at: number,
  daily: readonly [number, number],
  sunday: readonly [number, number] | null,
): boolean {
  let format = formats.get(zone);
  if (!format) {
    const options = {
      timeZone: zone,
      weekday: "short",
      hour: "numeric",
      hourCycle: "h23",
    } as const;
    format = new Intl.DateTimeFormat("en-US", options);
    formats.set(zone, format);
  }
  const parts = format.formatToParts(at);
  const shown = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const hours = shown("weekday") === "Sun" ? sunday : daily;
  const hour = Number(shown("hour"));
  return hours !== null && hour >= hours[0] && hour < hours[1];
}
