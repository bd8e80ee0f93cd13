/**
 * The statuses of a sent text, from Twilio's "Outbound Message Status in Status Callbacks". The
 * last four are final.
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

/** The status for a provider's word, or null for an unknown word. */
export function textStatusOf(word: string): TextStatus | null {
  return textStatuses.find((status) => status === word) ?? null;
}

/**
 * The later of two statuses of a text: callbacks arrive late, duplicated and in any order, and none
 * reverts a status. Of two final ones, the first wins.
 */
export function laterStatus(current: TextStatus | null, incoming: TextStatus): TextStatus {
  if (current === null) return incoming;
  return rank[incoming] > rank[current] ? incoming : current;
}

/** Whether no later status follows. */
export function isFinalStatus(status: TextStatus): boolean {
  return rank[status] === rank.delivered;
}
