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
export function nextLook(
  { state, looks, failingSince }: Standing,
  { proof, traffic, certificate }: AddressFindings,
  now: Date,
): Standing & { nextLookAt: Date | null } {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const outcomes = [proof.outcome, traffic.outcome];
  if (outcomes.every((outcome) => outcome === "found")) {
    // A newly active domain gets its certificate soon; a certificate problem needs another check soon.
    const isSoon = state !== "active" || Boolean(certificate?.problem);
    const nextLookAt = after(isSoon ? hour : 12 * hour);
    return { state: "active", looks: 0, failingSince: null, nextLookAt };
  }
  const unanswered = outcomes.includes("unanswered");
  if (state === "active") {
    if (unanswered) return { state, looks, failingSince, nextLookAt: after(hour) };
    const since = failingSince ?? now;
    const isLost = now.getTime() - since.getTime() >= graceHours * hour;
    return {
      state: isLost ? "lost" : "active",
      looks,
      failingSince: since,
      nextLookAt: after(isLost ? 6 * hour : hour),
    };
  }
  if (state === "lost") {
    const since = failingSince ?? now;
    const isOver = now.getTime() - since.getTime() >= lostDays * day;
    return isOver
      ? { state: "ended", looks, failingSince, nextLookAt: null }
      : { state, looks, failingSince: since, nextLookAt: after(6 * hour) };
  }
  if (looks + 1 >= maxChecks) {
    return { state: "ended", looks: looks + 1, failingSince, nextLookAt: null };
  }
  const pause = pauses[Math.min(looks, pauses.length - 1)] ?? 0;
  return { state: "waiting", looks: looks + 1, failingSince, nextLookAt: after(pause * minute) };
}
