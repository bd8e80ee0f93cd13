/** Channels on which people write messages by hand and get them. */
export const writtenChannels = ["email", "sms"] as const;
export type WrittenChannel = (typeof writtenChannels)[number];

/**
 * How a message is sent. Each channel has one entry in `deliver-through-channel.server.ts`. `voicemail`: a call
 * that plays a recording after the tone.
 */
export const messageChannels = [...writtenChannels, "voicemail"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** One message of each channel, as lists name it. */
export const channelNames: Record<MessageChannel, string> = {
  email: "Email",
  sms: "Text",
  voicemail: "Voicemail",
};

/** As in a list of messages whose channel may be unknown. */
export const channelName = (channel: string | null): string => {
  const known = messageChannels.find((messageChannel) => messageChannel === channel);
  return known ? channelNames[known] : "Message";
};

export const messageDirections = ["outbound", "inbound"] as const;

/**
 * The state of a message. `kept`: recorded because no mail server is configured; staff can read it.
 * `delayed`: temporarily rejected, will be retried. `uncertain`: it may have arrived, so it's only sent again
 * manually. `suppressed`: the address is blocked or its owner opted out. `received`: inbound. `withheld`:
 * over the mailbox limit, or it looks like spam bait; staff can release it.
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

/** States that need a decision: it failed, or it's unknown whether it arrived. */
export const deadStates = ["failed", "uncertain"] as const satisfies readonly MessageState[];

/** States from which staff can send a message. */
export const replayableStates = [...deadStates, "withheld"] as const;

/** The one text to a caller whose call was missed (`calls.missed-text`). */
export const missedCallTextKind = "missed-call-text";

/** A message that a member wrote to a person. */
export const manualMessageKind = "written-by-hand";

/** Maximum photos of a manual message. */
export const maxPhotos = 3;

/** Kinds that are sent automatically to people who sent a request. */
export const automatedKinds: readonly string[] = ["follow-up", missedCallTextKind];

/**
 * Kinds that are sent only if their own gate allows it (`messages.one-way-out`). If it doesn't, they can't be sent
 * again manually, at whatever hour that would be (`sms.never-twice`).
 */
export const gatedKinds: readonly string[] = [
  ...automatedKinds,
  manualMessageKind,
  "visit-text",
  "review-text",
  "receipt-text",
  "invoice-text",
];

/** Gated kinds outside a sequence that require marketing consent. */
export const marketingKinds: readonly string[] = ["review-text"];

/** Automatic kinds that the text budget doesn't hold: customers count on news of their appointment. */
export const unbudgetedKinds: readonly string[] = ["visit-text"];

export function isReplayable(state: MessageState): state is (typeof replayableStates)[number] {
  return (replayableStates as readonly MessageState[]).includes(state);
}

/**
 * Emails per mailbox within 24 hours (`mail.limit-per-mailbox`). For an address typed into a form: all kinds
 * together. For an account's address: each kind separately, so a flood of one doesn't block another.
 */
export const emailsPerDay = { form: 6, account: 200 } as const;

/**
 * Automated texts per number within 24 hours, from all businesses together, since anyone can type another
 * person's number into many forms (`sms.limit-per-number`).
 */
export const textsPerDay = 8;

export type MessageFilter = {
  state: MessageState | null;
  /** A kind of email, such as `lead-received`. */
  kind: string | null;
  /** The start of an address or, after an @, its end. */
  search: string;
};

/** Responses to keywords such as STOP or HELP: always sent to the sender, even after an opt-out. */
export const keywordReplies = ["stop-confirmation", "help-answer", "start-confirmation"] as const;
export type KeywordReply = (typeof keywordReplies)[number];

export function isKeywordReply(kind: string): boolean {
  return (keywordReplies as readonly string[]).includes(kind);
}

/** The kind of a person's reply. */
export const replyKind = "reply";
/** An emoji reaction to a message, such as 👍; its params say which message. */
export const reactionKind = "reaction";
/** An automatic reply: shown, but it doesn't count as a reply. */
export const autoReplyKind = "automatic-reply";

/** For a reaction: the emoji, whether it was removed, and its message; null if that wasn't found. */
export type ReactionParams = {
  reaction?: { emoji: string; removed: boolean; on: string | null };
};

export type InboundKind = typeof replyKind | typeof reactionKind | typeof autoReplyKind;

/** Why an address is blocked. */
export const suppressionReasons = ["deleted", "unsubscribed", "bounced", "complained"] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** The purpose of a token address: replies in a conversation, or the return path of one message. */
export const tokenKinds = ["reply", "bounce"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/**
 * What a bounce report is about. `address`: the address is permanently invalid. `us`: our server, our
 * address, or our content is refused. `message`: only this email. `temporary`: a temporary failure.
 */
export const bounceMeanings = ["address", "us", "message", "temporary"] as const;
export type BounceMeaning = (typeof bounceMeanings)[number];

/**
 * The outcome of an inbound email. `waiting`: not parsed yet. `unmatched`: it matches no conversation,
 * so staff review it. `unreadable`: could not be parsed.
 */
export const inboundOutcomes = [
  "waiting",
  "reply",
  "reaction",
  "bounce",
  "complaint",
  "automatic",
  "unmatched",
  "unreadable",
] as const;

/**
 * Reserved domains and numbers (RFC 2606, fictional 555-01xx): used in sample data, never by a real person. A
 * toll-free 555-01xx number can be real.
 */
const samplePhone = /^\+1(?!8(?:00|33|44|55|66|77|88))\d{3}55501\d\d$/;
const patterns: Record<MessageChannel, RegExp> = {
  email: /@(?:[^@]+\.)?example[>\s]*$/i,
  sms: samplePhone,
  voicemail: samplePhone,
};

/** Whether an address is one that only sample data uses. */
export function isSampleRecipient(channel: MessageChannel, address: string): boolean {
  return patterns[channel].test(address);
}
