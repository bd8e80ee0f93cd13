import { mayText } from "~/features/senders/senders.ts";

/** What is known of texts from a business to one of its members. */
export type TextFacts = {
  /** The business's number, and how far its registration is. */
  sender: Parameters<typeof mayText>[0] | null;
  isOptedOut: boolean;
};

/** Why a text to a member may not leave, each with its sentence. */
export const textRefusals = {
  opted_out:
    "That number sent STOP to your business’s number. Text START to it to get texts again.",
  no_sender: "Texts are sent from your business’s number, and it doesn’t have one yet.",
  not_registered: "The carriers haven’t approved your business’s number for texts yet.",
} as const;
export type TextRefusal = keyof typeof textRefusals;

/**
 * Whether a business may text one of its members now (`notifications.texts`): the same stops as for
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
