import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/** The United States, its territories, which count as the United States for texts, and Canada. */
const countries: ReadonlySet<string> = new Set(["US", "PR", "VI", "GU", "AS", "MP", "CA"]);

/** Countries of the North American plan where texts and calls cost many times as much. */
const caribbeanCountries: ReadonlySet<string> = new Set(
  "AG AI BB BM BS DM DO GD JM KN KY LC MS SX TC TT VC VG".split(" "),
);

/** Pay-per-call numbers: 1-900, and exchange 976 of any area code. */
const premiumRate = /^\+1(900|[2-9]\d{2}976)/;

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
 * them (`sms.destinations`).
 * @param number in E.164
 * @param options `caribbean`: also numbers of the Caribbean and Bermuda, for a business that may
 * text there
 */
export function canReceiveTexts(number: string, { caribbean = false } = {}): boolean {
  if (premiumRate.test(number)) return false;
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid() || parsed.number !== number || parsed.ext) return false;
  const { country = "" } = parsed;
  const isAllowed = countries.has(country) || (caribbean && caribbeanCountries.has(country));
  return isAllowed && !unable.has(parsed.getType() ?? "");
}
