/** What a token address is for: replies in a conversation, or the return path of one message. */
export const tokenKinds = ["reply", "bounce"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/**
 * What a bounce report is about. `address`: the address is permanently invalid. `us`: our server, our
 * address, or our content is refused. `message`: only this email. `temporary`: a temporary failure.
 */
export const bounceMeanings = ["address", "us", "message", "temporary"] as const;
export type BounceMeaning = (typeof bounceMeanings)[number];

/**
 * The outcome of an inbound email. `waiting`: not parsed yet. `unmatched`: belongs to nothing we know, so
 * staff review it. `unreadable`: could not be parsed.
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
