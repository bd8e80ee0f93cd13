import { parsePhoneNumberFromString } from "libphonenumber-js";

/**
 * The one normal form of a phone number, E.164 such as +15125550123 (`phone.normal-form`); null when
 * the text can be none. A number without a country code is one of North America.
 */
export function normalizePhone(text: string | null): string | null {
  const parsed = text === null ? undefined : parsePhoneNumberFromString(text, "US");
  return parsed?.isPossible() ? parsed.number : null;
}
