/**
 * What became of a message. `kept`: no mail server is set, staff read it. `delayed`: refused for
 * now, tried again. `uncertain`: it may have arrived, so it is not sent again without a person.
 * `suppressed`: nothing may be sent to this address any more.
 */
export const messageStates = [
  "queued",
  "sending",
  "sent",
  "kept",
  "delayed",
  "failed",
  "uncertain",
  "suppressed",
] as const;

export type MessageState = (typeof messageStates)[number];

const onTheWay: readonly MessageState[] = ["queued", "sending", "delayed"];

/** States that no further attempt changes. */
export function isFinal(state: MessageState): boolean {
  return !onTheWay.includes(state);
}
