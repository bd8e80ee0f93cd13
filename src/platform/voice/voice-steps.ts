/** A sentence spoken to the person on the line. */
type Say = { kind: "say"; text: string };

/** The next step of a call that we request from the provider. No call is recorded (`calls.not-recorded`). */
export type VoiceStep =
  | Say
  /** Waits for a key while the text is spoken, or also for a spoken reply; `action` returns the next step. */
  | { kind: "gather"; text: string; action: string; waitSeconds: number; listens?: boolean }
  /** Plays an audio file that the provider fetches. */
  | { kind: "play"; url: string }
  | { kind: "pause"; seconds: number }
  /** Requests the next step. */
  | { kind: "redirect"; url: string }
  /**
   * Rings one phone. The person who picks up first hears the response of `whisper`, while the
   * caller hears ringing; null connects right away. When the call ends or reaches its time limit, `action` returns the next
   * step.
   */
  | {
      kind: "dial";
      phone: string;
      ringSeconds: number;
      talkSeconds: number;
      whisper: string | null;
      /** The number that the phone shows, in E.164; the caller's own by default. */
      callerId?: string;
      /** Dialed once the phone is picked up, two seconds later, when a phone menu listens. */
      extension?: string | null;
      /** Also notified when this phone's part ends. */
      report?: string;
      action: string;
    }
  /** Rejects the call. */
  | { kind: "reject"; reason: "rejected" | "busy" }
  | { kind: "hangup" };
