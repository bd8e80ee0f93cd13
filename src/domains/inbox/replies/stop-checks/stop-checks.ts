/**
 * Staff's review lists: `waiting` holds texts until a person decides, oldest first; `taken` was
 * treated as an opt-out by its sentence, newest first.
 */
export type StopCheckKind = "waiting" | "taken";

/** Counts stop here. */
export const maxStopChecks = 1_000;
