/** A sentence spoken to the person on the line. */
type Say = { kind: "say"; text: string };

/** The next step of a call that we request from the provider. No call is recorded (`calls.not-recorded`). */
export type VoiceStep =
  | Say
  /** Waits for a key while the text is spoken; `action` returns the next step. */
  | { kind: "gather"; text: string; action: string; waitSeconds: number }
  /**
   * Rings one phone. The person who picks up first hears the response of `whisper`, while the
   * caller hears ringing. When the call ends or reaches its time limit, `action` returns the next
   * step.
   */
  | {
      kind: "dial";
      phone: string;
      ringSeconds: number;
      talkSeconds: number;
      whisper: string;
      action: string;
    }
  /** Rejects the call. */
  | { kind: "reject"; reason: "rejected" | "busy" }
  | { kind: "hangup" };
