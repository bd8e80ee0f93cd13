import { formatPhone } from "~/platform/validation/phone.ts";

type Spoken = {
  businessName: string;
  /** In any format; null if unknown. */
  businessPhone: string | null;
  words: string;
};

/**
 * A voicemail in the provider's voice: it begins with the business's name and ends with its number (47 CFR
 * 64.1200(b)(1) and (2)).
 */
export function spokenWords({ businessName, businessPhone, words }: Spoken): string {
  const number = formatPhone(businessPhone);
  const end = number ? ` You can reach ${businessName} at ${number}.` : "";
  return `Hi, this is a message from ${businessName}. ${words.trim()}${end}`;
}

/** After every voicemail (47 CFR 64.1200(b)(3)). */
export const optOutInstruction = (businessPhone: string | null): string => {
  const number = formatPhone(businessPhone);
  return `To stop automated calls, press 9 now${number ? `, or text STOP to ${number}` : ""}.`;
};

/** What a person who picks up hears. */
export const greeting = (businessName: string): string =>
  `Hi, this is an automated call from ${businessName} about your request. ` +
  "To talk to us now, press 1. To stop automated calls, press 9 or say stop.";

export const goodbye = (businessName: string, businessPhone: string | null): string => {
  const number = formatPhone(businessPhone);
  const reach = number ? ` You can reach ${businessName} at ${number}.` : "";
  return `Thanks for your time.${reach} Goodbye.`;
};

export const optedOutReply = (businessName: string): string =>
  `You won't get more automated calls from ${businessName}. Goodbye.`;

/** Seconds that a text takes when spoken, about 2.5 words each. */
export const spokenSeconds = (text: string): number =>
  Math.max(1, Math.ceil(text.trim().split(/\s+/).length / 2.5));
