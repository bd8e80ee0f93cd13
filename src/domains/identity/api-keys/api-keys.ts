/** What every key begins with, so that a program that looks for lost secrets knows one. */
export const keyPrefix = "hlk_";

/** So many characters of a key are kept, to recognize it by. */
export const beginningLength = keyPrefix.length + 6;

/** Keys that work at the same time: more than any business has programs. */
export const maxKeys = 20;

/** For how many days a key may work; "never" ends by being revoked. */
export const keyLifetimes = ["30", "90", "365", "never"] as const;

export const keyLifetimeLabels: Record<(typeof keyLifetimes)[number], string> = {
  "30": "After 30 days",
  "90": "After 90 days",
  "365": "After a year",
  never: "Never",
};

/** Whether a key works, and if not why. */
export type KeyState = "works" | "expired" | "revoked";

export function stateOfKey(
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date | null },
  now: Date,
): KeyState {
  if (revokedAt) return "revoked";
  return expiresAt && expiresAt <= now ? "expired" : "works";
}
