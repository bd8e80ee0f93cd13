/** What became of a call. `ringing`: it lasts, and nobody of the business has taken it yet. */
export const callStates = ["ringing", "answered", "missed", "blocked"] as const;
export type CallState = (typeof callStates)[number];

/** What became of one phone of the business that was rung. `not_accepted`: picked up, but nobody pressed 1. */
export const legOutcomes = ["accepted", "not_accepted", "no_answer", "busy", "failed"] as const;
export type LegOutcome = (typeof legOutcomes)[number];

/** How many phones of a business are rung, one after the other. */
export const maxPhones = 5;

/** How many numbers a business blocks: as many as its settings show. */
export const maxBlocked = 500;

/** For how long a phone rings, in seconds. */
export const ringTimes = [10, 15, 20, 25, 30, 40] as const;
export const usualRingSeconds = 20;

/** So long who called and who took it talk at the most: a line that nobody hung up costs by the minute. */
export const talkHours = 2;

/** What happens to calls of a business that never said so. */
export const usualCallSettings = {
  enabled: false,
  ringSeconds: usualRingSeconds,
  textsMissed: true,
} as const;

/** What the provider asks about one call while it lasts. */
export const callSteps = ["whisper", "accept", "next", "status"] as const;
export type CallStep = (typeof callSteps)[number];
