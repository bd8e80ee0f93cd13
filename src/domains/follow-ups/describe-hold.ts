import type { MessageChannel } from "~/domains/messaging/index.ts";
import { findState } from "~/domains/shared/index.ts";
import { describeTextFailure } from "~/platform/sms/text-failures.ts";
import { endReasons } from "./follow-ups.ts";
import type { GateDecision } from "./gate.ts";
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
function lowercaseFirstLetter(sentence: string): string {
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

type HeldDecision = Exclude<GateDecision, { decision: "send" }>;

/** How to clear a block on a manual email, where the gate's own reason is about texts. */
const byMail = {
  staff: "Only the customer can undo it, on the page that each email links to.",
  contractor: "Only they can undo it, on the page that each email links to.",
};

/**
 * Why a manual message can't be sent and what would clear it, worded for staff or for the business:
 * "Can’t be sent yet: quiet hours in Florida. You can send it from Mon, Nov 23, 8:00 AM (Eastern
 * Time)."
 */
export function describeBlockReason(
  decision: HeldDecision,
  channel: MessageChannel,
  clock: Clock,
  reader: HoldReader,
): string {
  const { reason } = decision;
  const until = decision.decision === "hold" ? decision.until : null;
  const detail = decision.decision === "hold" ? (decision.detail ?? null) : null;
  const why = describeHoldReason(reason, detail, reader);
  if (until) {
    const moment = `${formatMoment(until, clock.zone)} (${clock.name})`;
    return `Can’t be sent yet: ${lowercaseFirstLetter(why)} You can send it starting ${moment}.`;
  }
  const cleared =
    channel === "email" && reason === "opted_out"
      ? byMail[reader]
      : gateReasons[reason].clearedBy[reader];
  return `Can’t be sent: ${lowercaseFirstLetter(why)} ${cleared}`;
}
