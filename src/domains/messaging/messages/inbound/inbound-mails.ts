/** What a token address is for: an answer in a conversation, or the return path of one message. */
export const tokenKinds = ["reply", "bounce"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/**
 * Whom a report of an email that did not arrive is about. `address`: it is wrong for good. `us`: our
 * server, our address, or what we send is refused. `message`: this one email. `temporary`: for now.
 */
export const bounceMeanings = ["address", "us", "message", "temporary"] as const;
export type BounceMeaning = (typeof bounceMeanings)[number];

/**
 * What became of a mail that came in. `waiting`: not read yet. `unmatched`: it belongs to nothing that
 * we know, so staff look at it. `unreadable`: no program could read it.
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
