import { parsePhoneNumberFromString } from "libphonenumber-js";
import { type ReadPhone, readPhone } from "./phone.ts";

/**
 * Parses a phone number of any country: North American ones by their numbering
 * plan, others by their own country's rules.
 */
export function readAnyPhone(text: string | null): ReadPhone {
  const read = readPhone(text);
  if (!read.ok || read.number.startsWith("+1")) return read;
  const parsed = parsePhoneNumberFromString(read.number);
  return parsed?.isPossible()
    ? { ok: true, number: parsed.number, extension: read.extension }
    : { ok: false, problem: "invalid" };
}

/**
 * A phone number's only normal form, E.164 such as +15125550123; null if the text isn't a number,
 * or is a placeholder. A number without a country code is North American; an extension isn't
 * included.
 */
export function normalizePhone(text: string | null): string | null {
  const parsed = readAnyPhone(text);
  return parsed.ok ? parsed.number : null;
}
