/** What came of asking for a link to finish later. */
const linkOutcomes = ["sent", "already-sent", "wait", "none"] as const;

export type LinkOutcome = (typeof linkOutcomes)[number];

/** The outcome that an address names, or null. */
export function findLinkOutcome(text: string | null): LinkOutcome | null {
  return linkOutcomes.find((outcome) => outcome === text) ?? null;
}
