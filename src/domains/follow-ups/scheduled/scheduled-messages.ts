import type { MessageChannel } from "~/domains/messaging/index.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { type Clock, describeHold, describeHoldReason } from "../describe-hold.ts";
import { noReplyMessage } from "../follow-ups.ts";
import { type GateReason, gateReasons } from "../gate-reasons.ts";

/** Maximum messages that are scheduled in a conversation at a time. */
export const maxScheduled = 10;

/** How many days ahead a message can be scheduled. */
export const maxDaysAhead = 90;

/** A message isn't sent automatically later than this after its time. */
export const lateHours = 12;

/** Why a scheduled message is on hold, other than the gate's reasons. */
const ownHolds = [
  "replied_since",
  "author_left",
  "no_response",
  "late",
  "address_changed",
] as const;
type OwnHold = (typeof ownHolds)[number];
export type ScheduledHold = GateReason | OwnHold;
const gateReasonNames = Object.keys(gateReasons) as [GateReason, ...GateReason[]];
export const scheduledHolds = [...gateReasonNames, ...ownHolds] as const;

const isOwnHold = (reason: ScheduledHold): reason is OwnHold =>
  (ownHolds as readonly string[]).includes(reason);

type Held = {
  holdReason: ScheduledHold | null;
  holdDetail: string | null;
  heldUntil: Date | null;
  author: string;
  channel: MessageChannel;
  toAddress: string;
};

/**
 * Why a scheduled message is on hold, and what to do, such as "On hold until Mon, Nov 23, 8:00 AM
 * (Eastern Time): quiet hours in Florida. We’ll send it then."; null if it isn't.
 */
export function describeScheduledHold(heldMessage: Held, clock: Clock): string | null {
  const { holdReason: reason, holdDetail: detail, heldUntil: until } = heldMessage;
  if (!reason) return null;
  if (isOwnHold(reason)) return `On hold: ${ownSentences[reason](heldMessage)}`;
  const why = describeHold({ reason, until, detail }, clock, "contractor");
  return until
    ? `${why} We’ll send it then.`
    : `${why} ${gateReasons[reason].clearedBy.contractor}`;
}

const ownSentences: Record<OwnHold, (held: Held) => string> = {
  replied_since: () =>
    "they replied or called after this was scheduled. Read it first, then send, edit, or cancel this message.",
  author_left: ({ author }) =>
    `${author} can’t send messages for you anymore. Check this message, then send, edit, or cancel it.`,
  no_response: () => noReplyMessage,
  late: () => "it couldn’t be sent at its time. Send it now, change the time, or cancel it.",
  address_changed: (heldMessage) =>
    `it’s for ${shownAddress(heldMessage, heldMessage.toAddress)}, but would go to ${shownAddress(heldMessage, heldMessage.holdDetail)} now. Check who that is, then send, edit, or cancel this message.`,
};

const shownAddress = ({ channel }: Pick<Held, "channel">, address: string | null): string =>
  (channel === "sms" ? formatPhone(address) : address) ?? "";

/** Why a message can't be sent right away to an address that its member hasn't seen. */
export function describeOtherAddress(
  message: Pick<Held, "channel" | "toAddress">,
  address: string,
): string {
  const [before, now] = [message.toAddress, address].map((address) =>
    shownAddress(message, address),
  );
  return `This message is for ${before}, but would go to ${now} now. Check who that is, and write it again.`;
}

/** Why a message can't be scheduled for a time, next to the field with the time. */
export function describeBlockedTime({
  reason,
  until,
  detail,
}: {
  reason: GateReason;
  until: string;
  detail: string | null;
}): string {
  const why = describeHoldReason(reason, detail, "contractor");
  return `${why} Choose a time starting ${until}.`;
}
