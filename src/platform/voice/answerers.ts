/**
 * Who picked up, in the provider's words ("Answering Machine Detection", `AnsweredBy`). With
 * `DetectMessageEnd` a machine is reported at the end of its greeting.
 */
export const answerers = [
  "human",
  "machine_start",
  "machine_end_beep",
  "machine_end_silence",
  "machine_end_other",
  "fax",
  "unknown",
] as const;
export type Answerer = (typeof answerers)[number];
