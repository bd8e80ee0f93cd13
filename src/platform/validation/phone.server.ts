import { parsePhoneNumberFromString } from "libphonenumber-js";
import { type ReadPhone, readPhone } from "./phone.ts";

/**
 * Reads a phone number of any country (`phone.valid`): of North America by its numbering plan, any
 * other one by what its own country's numbers look like.
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
 * The one normal form of a phone number, E.164 such as +15125550123; null when
 * the text can be none, or is a placeholder. A number without a country code is one of North America;
 * an extension is no part of it.
 */
export function normalizePhone(text: string | null): string | null {
  const read = readAnyPhone(text);
  return read.ok ? read.number : null;
}
