/** A sentence as it is said to whoever is on the line. */
type Say = { kind: "say"; words: string };

/** What the provider is to do with a call next, as far as we ask it. No call is recorded (`calls.not-recorded`). */
export type VoiceStep =
  | Say
  /** Waits for a key while the words are said, and asks `action` what follows. */
  | { kind: "gather"; words: string; action: string; waitSeconds: number }
  /**
   * Rings one phone. Whoever picks up first hears what `whisper` answers, while the caller hears it ring.
   * Once that is over, or they have talked for so many seconds, `action` is asked what follows.
   */
  | {
      kind: "dial";
      phone: string;
      ringSeconds: number;
      talkSeconds: number;
      whisper: string;
      action: string;
    }
  /** Never picks up. */
  | { kind: "reject"; reason: "rejected" | "busy" }
  | { kind: "hangup" };
