/** What somebody may press on their preference page. */
export const preferenceChoices = ["stop-texts", "stop-emails", "stop-all", "start-emails"] as const;
export type PreferenceChoice = (typeof preferenceChoices)[number];

/** An address or number as its owner recognizes it and nobody else learns it: `p***@home.example`, `(***) ***-0143`. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf("@");
  if (at > 0) return `${address.slice(0, 1)}***${address.slice(at)}`;
  return `(***) ***-${address.replaceAll(/\D/g, "").slice(-4)}`;
}
