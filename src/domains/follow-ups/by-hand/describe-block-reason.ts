import type { MessageChannel } from "~/domains/messaging/messages/messages.ts";
import { type Clock, describeHoldReason, lowercaseFirstLetter } from "../describe-hold.ts";
import type { GateDecision } from "../gate.ts";
import { gateReasons, type HoldReader } from "../gate-reasons.ts";
import { formatMoment } from "../sequences/moments.ts";

type Kept = Exclude<GateDecision, { decision: "send" }>;

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
  kept: Kept,
  channel: MessageChannel,
  clock: Clock,
  reader: HoldReader,
): string {
  const { reason } = kept;
  const until = kept.decision === "hold" ? kept.until : null;
  const detail = kept.decision === "hold" ? (kept.detail ?? null) : null;
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
