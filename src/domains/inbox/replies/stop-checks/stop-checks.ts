/**
 * What staff look at: `waiting` holds texts until a person decides, the oldest first; `taken` was a
 * sentence that stopped messages, the newest first.
 */
export type StopCheckKind = "waiting" | "taken";

/** Further than this they are not counted. */
export const maxStopChecks = 1_000;
