/** What a token address is for: an answer in a conversation, or the return path of one message. */
export const tokenKinds = ["reply", "bounce"] as const;
export type TokenKind = (typeof tokenKinds)[number];

/**
 * What became of a mail that came in. `waiting`: not read yet. `unmatched`: it belongs to nothing that
 * we know, so staff look at it. `unreadable`: no program could read it.
 */
export const inboundOutcomes = [
  "waiting",
  "reply",
  "bounce",
  "complaint",
  "automatic",
  "unmatched",
  "unreadable",
] as const;
