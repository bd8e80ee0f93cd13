/**
 * What became of a message. `kept`: no mail server is set, staff read it. `delayed`: refused for
 * now, tried again. `uncertain`: it may have arrived, so it is not sent again without a person.
 * `suppressed`: nothing may be sent to this address any more, or its owner does not want this.
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

/** States in which a person has to decide: it gave up, or nobody can tell whether it arrived. */
export const deadStates = ["failed", "uncertain"] as const satisfies readonly MessageState[];

export function isDead(state: MessageState): boolean {
  return (deadStates as readonly MessageState[]).includes(state);
}

export type MessageFilter = {
  state: MessageState | null;
  /** A kind of e-mail, such as `lead-received`. */
  kind: string | null;
  /** The beginning of an address, or, after an @, the end of it. */
  search: string;
};
