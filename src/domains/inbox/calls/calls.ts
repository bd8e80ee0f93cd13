import { formatSeconds } from "~/domains/shared/index.ts";

/** A call's outcome. `ringing`: in progress, not answered yet. */
export const callStates = ["ringing", "answered", "missed", "blocked"] as const;
type CallState = (typeof callStates)[number];

/** The outcome for one phone that rang. `not_accepted`: answered without pressing 1. */
export const legOutcomes = ["accepted", "not_accepted", "no_answer", "busy", "failed"] as const;
export type LegOutcome = (typeof legOutcomes)[number];

/** Most phones a business can ring, one after another. */
export const maxPhones = 5;

/** Most characters of a missed-call text as typed. */
export const maxMissedCallText = 400;

/** Most numbers a business can block, which is also how many its settings show. */
export const maxBlocked = 500;

/** How long a phone rings, in seconds. */
export const ringSecondsOptions = [10, 15, 20, 25, 30, 40] as const;
export const defaultRingSeconds = 20;

/** Longest call. Limits the per-minute cost of a line that was never hung up. */
export const talkHours = 2;

/** Defaults for a business that never changed its call settings. */
export const defaultCallSettings = {
  enabled: false,
  ringSeconds: defaultRingSeconds,
  textsMissed: true,
} as const;

/** The provider's callbacks during a call. */
export const callSteps = ["whisper", "accept", "next", "status"] as const;
export type CallStep = (typeof callSteps)[number];

type CallOutcome = { state: CallState; seconds: number | null; source: string | null };

/**
 * A call's outcome and source as shown to the business, such as "Incoming call · 3 min 20 sec ·
 * Mailer" (`calls.shown`).
 */
export function describeCall({ state, seconds, source }: CallOutcome): string {
  return [endOf(state, seconds), source].filter(Boolean).join(" · ");
}

function endOf(state: CallState, seconds: number | null): string {
  if (state === "missed") return "Missed call";
  if (state === "blocked") return "Blocked call";
  return state === "ringing" ? "Calling now" : `Incoming call · ${formatSeconds(seconds ?? 0)}`;
}
