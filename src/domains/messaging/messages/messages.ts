/** How a message travels. What leaves on each is one entry in `channels.server.ts`. */
export const messageChannels = ["email", "sms"] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const messageDirections = ["outbound", "inbound"] as const;

/**
 * What became of a message. `kept`: no mail server is set, staff read it. `delayed`: refused for
 * now, tried again. `uncertain`: it may have arrived, so it is not sent again without a person.
 * `suppressed`: nothing may be sent to this address any more, or its owner does not want this.
 * `received`: it came in. `withheld`: too many for one mailbox, or bait; staff may let it through.
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
  "withheld",
  "received",
] as const;

export type MessageState = (typeof messageStates)[number];

const onTheWay: readonly MessageState[] = ["queued", "sending", "delayed"];

/** States that no further attempt changes. */
export function isFinal(state: MessageState): boolean {
  return !onTheWay.includes(state);
}

/** States in which a person has to decide: it gave up, or nobody can tell whether it arrived. */
export const deadStates = ["failed", "uncertain"] as const satisfies readonly MessageState[];

/** States in which staff may have a message sent after all. */
export const replayableStates = [...deadStates, "withheld"] as const;

/** The kind of the one text to somebody whose call nobody took (`calls.missed-text`). */
export const missedCallTextKind = "missed-call-text";

/** Kinds that the product writes by itself to people who asked. */
export const automatedKinds: readonly string[] = ["follow-up", missedCallTextKind];

/**
 * Kinds that leave only when their own gate lets them (`follow-ups.gate`): what did not is never sent
 * again by hand, at whatever hour that would be (`follow-ups.never-by-hand`).
 */
export const gatedKinds: readonly string[] = [
  ...automatedKinds,
  "written-by-hand",
  "visit-text",
  "review-text",
  "receipt-text",
];

/** Of these, outside a sequence, what is sent only to who agreed to advertising. */
export const marketingKinds: readonly string[] = ["review-text"];

export function isReplayable(state: MessageState): state is (typeof replayableStates)[number] {
  return (replayableStates as readonly MessageState[]).includes(state);
}

/**
 * How many mails one mailbox gets within 24 hours (`mail.limit-per-mailbox`). To an address that
 * somebody typed into a form: of all kinds together. To an account's address: of each kind, so
 * that a flood of one does not keep another from arriving.
 */
export const mailsPerDay = { form: 6, account: 200 } as const;

/**
 * How many automated texts one number gets within 24 hours of all businesses together, since anybody
 * can type somebody else's number into many forms (`sms.limit-per-number`).
 */
export const textsPerDay = 8;

export type MessageFilter = {
  state: MessageState | null;
  /** A kind of e-mail, such as `lead-received`. */
  kind: string | null;
  /** The beginning of an address, or, after an @, the end of it. */
  search: string;
};

/**
 * Texts that answer a word such as STOP or HELP: they go to whoever wrote it, whatever they declined.
 */
export const textAnswers = ["stop-confirmation", "help-answer", "start-confirmation"] as const;
export type TextAnswer = (typeof textAnswers)[number];

export function isTextAnswer(kind: string): boolean {
  return (textAnswers as readonly string[]).includes(kind);
}

/** The kind of what a person wrote back. */
export const replyKind = "reply";
/** A sign that a person put on a message, such as 👍; its params say on which. */
export const reactionKind = "reaction";
/** What a machine answered in a person's place: shown, and no reply. */
export const awayKind = "automatic-reply";

/** Of a reaction: the sign, whether it was taken back, and the message it is on; null where that was not found. */
export type ReactionParams = {
  reaction?: { emoji: string; removed: boolean; on: string | null };
};

export type InboundKind = typeof replyKind | typeof reactionKind | typeof awayKind;
