/** Choices on a person's preference page. */
export const preferenceChoices = ["stop-texts", "stop-emails", "stop-all", "start-emails"] as const;
export type PreferenceChoice = (typeof preferenceChoices)[number];

/**
 * A masked address or number that only its owner recognizes: `p***@home.example`, `(***) ***-0143`.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at > 0) return `${address.slice(0, 1)}***${address.slice(at)}`;
  return `(***) ***-${address.replaceAll(/\D/g, "").slice(-4)}`;
}
