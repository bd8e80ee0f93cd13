import { findState } from "~/domains/shared/services/states.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";
import { endReasons } from "./follow-ups.ts";
import { type GateReason, gateReasons, type HoldReader } from "./gate-reasons.ts";
import type { PlannedHold, PlannedStep } from "./plan-sequence.ts";
import { formatMoment, zoneName } from "./sequences/moments.ts";

/** The clock for showing a time: its IANA zone and its display name. */
export type Clock = { zone: string; name: string };

/** A clock named after its zone: "Eastern Time". */
export const clockOf = (zone: string): Clock => ({ zone, name: zoneName(zone) });

/** "On hold until Mon, Nov 23, 8:00 AM (Eastern Time): quiet hours in Florida.". */
export function describeHold(
  { reason, until, detail }: PlannedHold,
  clock: Clock,
  reader: HoldReader = "staff",
): string {
  const why = lowercaseFirstLetter(describeHoldReason(reason, detail, reader));
  if (!until) return `On hold: ${why}`;
  const moment = `${formatMoment(until, clock.zone)} (${clock.name})`;
  return `On hold until ${moment}: ${why}`;
}

/**
 * Why a message is on hold; `detail` is the state whose quiet hours apply, or the error code of a
 * refused sender.
 */
export function describeHoldReason(
  reason: GateReason,
  detail: string | null,
  reader: HoldReader = "staff",
): string {
  if (!detail) return gateReasons[reason][reader];
  if (reason === "quiet_hours") return `Quiet hours in ${findState(detail)?.name ?? detail}.`;
  if (reason !== "registration_pending" || reader !== "staff") return gateReasons[reason][reader];
  return `SMS pending registration: the provider is rejecting the business’s texts: ${describeTextFailure(Number(detail))}. Once that’s fixed, click Try again on the business’s Texting page.`;
}

/** Lowercases the first letter unless the sentence starts with an acronym such as SMS. */
export function lowercaseFirstLetter(sentence: string): string {
  return /^[A-Z]{2}/.test(sentence)
    ? sentence
    : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Remarks on an upcoming step: why it's sent by email, what holds it, or why it's never sent. */
export function describeRemarks(
  { holds, insteadBecause, skippedBecause, endsBecause }: PlannedStep,
  clock: Clock,
  reader: HoldReader,
): string[] {
  return [
    ...(insteadBecause
      ? [`Sent by email: ${lowercaseFirstLetter(describeHoldReason(insteadBecause, null, reader))}`]
      : []),
    ...holds.map((hold) => describeHold(hold, clock, reader)),
    ...(skippedBecause
      ? [
          `Will be skipped: ${lowercaseFirstLetter(describeHoldReason(skippedBecause, null, reader))}`,
        ]
      : []),
    ...(endsBecause ? [`The follow-up ends here: ${endReasons[endsBecause]}`] : []),
  ];
}
