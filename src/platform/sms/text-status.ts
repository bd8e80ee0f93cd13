/**
 * What the provider says of a text that left, after Twilio's "Outbound Message Status in Status
 * Callbacks". The four last are final.
 */
export const textStatuses = [
  "accepted",
  "scheduled",
  "queued",
  "sending",
  "sent",
  "delivered",
  "undelivered",
  "failed",
  "canceled",
] as const;

export type TextStatus = (typeof textStatuses)[number];

const rank: Record<TextStatus, number> = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  undelivered: 4,
  failed: 4,
  canceled: 4,
};

/** The status that a word of the provider means, or null for a word that we do not know. */
export function textStatusOf(word: string): TextStatus | null {
  return textStatuses.find((status) => status === word) ?? null;
}

/**
 * Which of two statuses of one text stands: callbacks come late, twice and in any order, and none
 * takes a text back to where it was. Of two that are final the first stands.
 */
export function laterStatus(current: TextStatus | null, incoming: TextStatus): TextStatus {
  if (current === null) return incoming;
  return rank[incoming] > rank[current] ? incoming : current;
}

/** Whether no later status follows. */
export function isFinalStatus(status: TextStatus): boolean {
  return rank[status] === rank.delivered;
}
