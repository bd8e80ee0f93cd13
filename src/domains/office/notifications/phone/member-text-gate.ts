import { mayText } from "~/domains/phone-numbers/index.ts";
import { notificationText } from "../notifications.text.en.ts";

/** The facts that decide whether a business may text a member. */
export type TextFacts = {
  /** The business's number, and its registration state. */
  sender: Parameters<typeof mayText>[0] | null;
  isOptedOut: boolean;
};

/** Why a text to a member can't be sent, each with its sentence. */
export const textRefusals = notificationText.phone.refusals;
export type TextRefusal = keyof typeof textRefusals;

/**
 * Whether a business may text one of its members now: opt-outs apply as for anyone, the hours are
 * the member's own, and consent is the confirmation code they entered.
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
