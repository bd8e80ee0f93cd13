import type { ConsentKind } from "../leads.ts";

/** Goes up whenever a wording below changes; stored beside each consent (`leads.consent`). */
export const consentWordingVersion = "2026-11-20";

/** Instead of a version: what stands there is what a member wrote down (`leads.consent-by-hand`). */
export const byHandVersion = "by hand";

/**
 * What a homeowner agrees to by ticking a box, word for word (`leads.consent-boxes`): one business, by
 * name; marketing and information apart; nothing is a condition of buying.
 */
export function consentWording(kind: ConsentKind, businessName: string): string {
  const always =
    "Message frequency varies. Message and data rates may apply. Reply STOP to stop, HELP for help.";
  if (kind === "informational_sms") {
    return (
      `${businessName} may text me at the number above about this request, such as ` +
      `scheduling and updates. This is not a condition of purchase. ${always}`
    );
  }
  return (
    `${businessName} may also send me marketing texts, such as offers and reminders, at the number ` +
    "above, including by automated means. I understand that my consent is not a condition of " +
    `purchase. ${always}`
  );
}
