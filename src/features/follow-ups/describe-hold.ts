import { findState } from "~/features/services/states.ts";
import { type GateReason, gateReasons, type HoldReader } from "./gate-reasons.ts";
import type { PlannedHold } from "./plan-sequence.ts";
import { formatMoment, zoneName } from "./sequences/moments.ts";

/** The clock by which a moment is told: its IANA zone, and how people call it. */
export type Clock = { zone: string; name: string };

/** A person's clock: "Miami time" where it is the business's own, else "Eastern Time". */
export function clockOf(zone: string, business: { zone: string; city: string }): Clock {
  return { zone, name: zone === business.zone ? `${business.city} time` : zoneName(zone) };
}

/** "Waits until Mon, Nov 23, 8:00 AM (Miami time): quiet hours in Florida." (`follow-ups.holds-shown`). */
export function describeHold(
  { reason, until, state }: PlannedHold,
  clock: Clock,
  reader: HoldReader = "staff",
): string {
  const why = withinSentence(whyHeld(reason, state, reader));
  if (!until) return `Waits: ${why}`;
  const moment = `${formatMoment(until, clock.zone)} (${clock.name})`;
  return `Waits until ${moment}: ${why}`;
}

/** Why something waits; `state` is the one whose quiet hours hold it. */
export function whyHeld(
  reason: GateReason,
  state: string | null,
  reader: HoldReader = "staff",
): string {
  if (reason !== "quiet_hours" || !state) return gateReasons[reason][reader];
  return `Quiet hours in ${findState(state)?.name ?? state}.`;
}

/** What begins with a name of capitals, such as SMS, keeps them. */
export function withinSentence(sentence: string): string {
  return /^[A-Z]{2}/.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
