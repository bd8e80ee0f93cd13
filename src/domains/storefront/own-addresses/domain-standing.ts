import type { Platform } from "~/platform/platform.server.ts";
import type { AddressFindings, addressStates } from "./own-addresses.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Minutes until the next check of a waiting domain; the last one repeats. */
const pauses = [1, 1, 2, 4, 8, 15, 30, 60, 120, 240, 360];
/** This many checks take about two weeks. */
const maxChecks = 64;
/** How long a working domain is served after its records disappear. */
export const graceHours = 72;
const lostDays = 30;

type State = (typeof addressStates)[number];

export type Standing = { state: State; looks: number; failingSince: Date | null };

/**
 * A domain's next state after a check, and when to check again. An unanswered DNS query changes no state: DNS
 * servers may be down, including ours.
 */
export function nextCheck(
  { state, looks, failingSince }: Standing,
  { proof, traffic, certificate }: AddressFindings,
  now: Date,
): Standing & { nextCheckAt: Date | null } {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const outcomes = [proof.outcome, traffic.outcome];
  if (outcomes.every((outcome) => outcome === "found")) {
    // A newly active domain gets its certificate soon; a certificate problem needs another check soon.
    const isSoon = state !== "active" || Boolean(certificate?.problem);
    const nextCheckAt = after(isSoon ? hour : 12 * hour);
    return { state: "active", looks: 0, failingSince: null, nextCheckAt };
  }
  const unanswered = outcomes.includes("unanswered");
  if (state === "active") {
    if (unanswered) return { state, looks, failingSince, nextCheckAt: after(hour) };
    const since = failingSince ?? now;
    const isLost = now.getTime() - since.getTime() >= graceHours * hour;
    return {
      state: isLost ? "lost" : "active",
      looks,
      failingSince: since,
      nextCheckAt: after(isLost ? 6 * hour : hour),
    };
  }
  if (state === "lost") {
    const since = failingSince ?? now;
    const isOver = now.getTime() - since.getTime() >= lostDays * day;
    return isOver
      ? { state: "ended", looks, failingSince, nextCheckAt: null }
      : { state, looks, failingSince: since, nextCheckAt: after(6 * hour) };
  }
  if (looks + 1 >= maxChecks) {
    return { state: "ended", looks: looks + 1, failingSince, nextCheckAt: null };
  }
  const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0;
  return { state: "waiting", looks: looks + 1, failingSince, nextCheckAt: after(pause * minute) };
}

type Certificate = NonNullable<AddressFindings["certificate"]>;
type Seen = { begins: Date; ends: Date; refusedFor: string | null };

/** Certificates are renewed long before this; certificates that last only days, before their last quarter. */
const soon = 14 * day;
/**
 * How many checks must find a problem before anyone is notified: a single one may hit a proxy that is just
 * getting its certificate.
 */
export const checksUntilNotified = 2;

/** The problem with a domain's certificate; null if there is none. */
function problemOf(seen: Seen | null, now: Date): string | null {
  if (!seen) return "none is served";
  const { begins, ends, refusedFor } = seen;
  const remaining = ends.getTime() - now.getTime();
  if (remaining <= 0) return "it has expired";
  if (refusedFor) return `browsers reject it: ${refusedFor}`;
  const lifetime = ends.getTime() - begins.getTime();
  if (remaining >= Math.min(soon, lifetime / 4)) return null;
  const days = Math.floor(remaining / day);
  return days === 0 ? "it expires today" : `it expires in ${days === 1 ? "a day" : `${days} days`}`;
}

/** Evaluates a check of a working domain's certificate, given the previous result. */
export function evaluateCertificate(
  seen: Seen | null,
  before: Certificate | undefined,
  now: Date,
): Certificate {
  const problem = problemOf(seen, now);
  return {
    problem,
    ends: seen?.ends.toISOString() ?? null,
    looks: problem ? (before?.problem ? before.looks : 0) + 1 : 0,
  };
}

type Domain = { id: string; name: string; www: boolean };

/** The host and the value of the record that proves a domain (`own-address.proof`). */
export function proofRecord({ fingerprint }: Pick<Platform, "fingerprint">, { id, name }: Domain) {
  const code = fingerprint("own-domain", `${id} ${name}`).slice(0, 32);
  return { host: `_website-proof.${name}`, value: `website-proof=${code}` };
}

/** The host that a page uses on its domain, and the alternative with or without `www.`. */
export function formsOf({ name, www }: Pick<Domain, "name" | "www">) {
  return { home: www ? `www.${name}` : name, other: www ? name : `www.${name}` };
}
