import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The United States, its territories, which count as the United States for texts, and Canada. */
const countries: ReadonlySet<string> = new Set(["US", "PR", "VI", "GU", "AS", "MP", "CA"]);

/** Kinds of numbers that are not of a person's phone. `FIXED_LINE` alone is a landline. */
const unable: ReadonlySet<string> = new Set([
  "TOLL_FREE",
  "PREMIUM_RATE",
  "SHARED_COST",
  "FIXED_LINE",
  "UAN",
  "PAGER",
  "VOICEMAIL",
  "PERSONAL_NUMBER",
]);

/**
 * Whether a number may receive texts, as far as it tells itself. In
 * North America landlines and mobile phones share their numbers: only the provider can tell them
 * apart, when it refuses.
 * @param number in E.164
 */
export function canReceiveTexts(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid() || parsed.number !== number || parsed.ext) return false;
  return countries.has(parsed.country ?? "") && !unable.has(parsed.getType() ?? "");
}
