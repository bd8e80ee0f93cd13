import { mayText } from "~/domains/phone-numbers/senders/senders.ts";
import { notificationText } from "../notifications.text.en.ts";

/** What is known of texts from a business to one of its members. */
export type TextFacts = {
  /** The business's number, and how far its registration is. */
  sender: Parameters<typeof mayText>[0] | null;
  isOptedOut: boolean;
};

/** Why a text to a member can't be sent, each with its sentence. */
export const textRefusals = notificationText.phone.refusals;
export type TextRefusal = keyof typeof textRefusals;

/**
 * Whether a business may text one of its members now: the same stops as for
 * everybody, and the hours are those that the member chose. Their own consent is the code they typed in.
 */
export function memberTextGate({
  sender,
  isOptedOut,
}: TextFacts): { send: true; from: string } | { send: false; reason: TextRefusal } {
  if (isOptedOut) return { send: false, reason: "opted_out" };
  if (!sender?.phone) return { send: false, reason: "no_sender" };
  if (!mayText(sender)) return { send: false, reason: "not_registered" };
  return { send: true, from: sender.phone };
}
