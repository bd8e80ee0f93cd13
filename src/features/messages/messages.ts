/**
 * What became of a message. `kept`: no mail server is set, staff read it. `delayed`: refused for
 * now, tried again. `uncertain`: it may have arrived, so it is not sent again without a person.
 */
export const messageStates = [
  "queued",
  "sending",
  "sent",
  "kept",
  "delayed",
  "failed",
  "uncertain",
] as const;

export type MessageState = (typeof messageStates)[number];

/** States that no further attempt changes. */
export function isFinal(state: MessageState): boolean {
  return state === "sent" || state === "kept" || state === "failed" || state === "uncertain";
}
