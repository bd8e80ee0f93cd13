/** The prefix of every key, so secret scanners can recognize one. */
export const keyPrefix = "hlk_";

/** The length of a key's stored beginning, which identifies it in lists. */
export const beginningLength = keyPrefix.length + 6;

/** Maximum number of working keys, more than any business needs. */
export const maxKeys = 20;

/** Days that a key can work; "never" works until it's revoked. */
export const keyLifetimes = ["30", "90", "365", "never"] as const;

export const keyLifetimeLabels: Record<(typeof keyLifetimes)[number], string> = {
  "30": "After 30 days",
  "90": "After 90 days",
  "365": "After a year",
  never: "Never",
};

/** Whether a key works, or why not. */
export type KeyState = "works" | "expired" | "revoked";

export function stateOfKey(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): KeyState {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "works";
}
