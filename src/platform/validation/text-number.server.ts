import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The United States, its territories, which count as the United States for texts, and Canada. */
const countries: ReadonlySet<string> = new Set(["US", "PR", "VI", "GU", "AS", "MP", "CA"]);

/** Kinds of numbers that can't be a person's mobile phone. `FIXED_LINE` alone is a landline. */
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
 * Whether a number may receive texts, as far as the number itself shows. In North America,
 * landlines and mobile phones share number ranges: only a rejection by the provider distinguishes
 * them.
 * @param number in E.164
 */
export function canReceiveTexts(number: string): boolean {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid() || parsed.number !== number || parsed.ext) return false;
  return countries.has(parsed.country ?? "") && !unable.has(parsed.getType() ?? "");
}
