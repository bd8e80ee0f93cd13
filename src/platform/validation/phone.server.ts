import { parsePhoneNumberFromString } from "libphonenumber-js";

/** A phone number as people in the United States write it, in E.164, or null when it is none. */
export function parsePhone(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text, "US");
  return parsed?.isPossible() && parsed.countryCallingCode === "1" ? parsed.number : null;
}
