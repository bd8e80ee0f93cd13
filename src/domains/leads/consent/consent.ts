import type { ConsentKind } from "~/domains/leads/leads.ts";

/** Changes whenever a wording below changes; saved with each consent (`leads.consent`). */
export const consentWordingVersion = "2026-11-20";

/** Used instead of a version when a member recorded the wording (`leads.consent-by-hand`). */
export const manualConsentVersion = "by hand";

/** Used instead when a connected source's leads may be texted about their requests. */
export const sourceConsentVersion = "lead source 2026-11-27";

/** The basis of such a consent (`lead-sources.consent`). */
export const sourceConsentWording = (source: string): string =>
  `They gave this number to ${source} so a business could contact them about their request.`;

/** Whether the wording is particular to this consent, not the text at our checkboxes. */
export const isParticularConsent = (version: string): boolean =>
  isManualConsent(version) || isSourceConsent(version);

/** Whether a member recorded it. */
export const isManualConsent = (version: string): boolean => version === manualConsentVersion;

/** Whether it came with a lead of a connected source. */
export const isSourceConsent = (version: string): boolean => version.startsWith("lead source");

/**
 * The exact text a homeowner agrees to by checking a box (`leads.consent-boxes`): one named business,
 * informational texts, marketing texts, and calls separate, and never a condition of purchase.
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
  if (kind === "marketing_voice") {
    return (
      `${businessName} may also call me at the number above with automated calls that play a ` +
      "recorded or artificial voice, such as a voicemail about my request or an offer. I understand " +
      "that my consent is not a condition of purchase. I can enter 9 or say “stop” during a call, " +
      "or reply STOP to any text, to end them."
    );
  }
  return (
    `${businessName} may also send me marketing texts, such as offers and reminders, at the number ` +
    "above, including by automated means. I understand that my consent is not a condition of " +
    `purchase. ${always}`
  );
}
