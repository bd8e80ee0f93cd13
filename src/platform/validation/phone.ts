/** A parsed phone number: its digits in E.164, and the extension to dial after them. */
export type PhoneNumber = { number: string; extension: string | null };

/**
 * Why a string isn't a phone number: `none` has too few digits or none, `incomplete` lacks its area
 * code, `placeholder` is filler such as repeated digits, `invalid` breaks the numbering plan.
 */
export type PhoneProblem = "none" | "incomplete" | "placeholder" | "invalid";

export type ReadPhone = ({ ok: true } & PhoneNumber) | { ok: false; problem: PhoneProblem };

/** The message next to a field, by problem. */
export const phoneProblems: Record<PhoneProblem, string> = {
  none: "Enter a US phone number, like (512) 555-0123",
  incomplete: "Include the area code, like (512) 555-0123",
  placeholder: "That looks like a placeholder. Enter a real phone number",
  invalid: "That isn’t a valid US phone number. Check the area code and the digits",
};

/** "Phone:", "p:" and "tel:" before a number. */
const label = /^[a-z][a-z .]{0,20}:\s*/i;
/** "(home)" or "cell" after a number. */
const kind =
  /[ (,-]{1,3}(?:home|house|work|office|business|main|cell|cellular|mobile|phone|fax|other|ext|[hwcmo])\.? ?\)?$/i;
/** "x7", "ext. 12", "#4", ";ext=5" and the pause ",,22" of a dialer at its end. */
const extensionMark =
  /(?:[ ,;.(-]{0,3}(?:extension|extn|ext|x|#) ?[.:=]?|,{1,3}|;) ?(\d{1,7})[#)]?$/i;
/** Digits and common separators. */
const plainNumber = /^\+?[\d\s().·/-]*$/;

/**
 * Parses a phone number in any common format. A number without a country code is North American and
 * must be valid under its numbering plan: area code and exchange start with 2 to 9
 * and don't end in 11; ten identical or sequential digits are a placeholder. Other countries'
 * numbers are checked only for length; `phone.server.ts` has their plans.
 */
export function readPhone(text: string | null): ReadPhone {
  const { rest, extension } = partsOf(text ?? "");
  if (!/\d/.test(rest) || !plainNumber.test(rest)) return { ok: false, problem: "none" };
  const all = rest.replace(/\D/g, "");
  const [, dialed = null] = /^(?:011|00(?=1))(\d{8,15})$/.exec(all) ?? [];
  const digits = dialed ?? all;
  const hasCountry = dialed !== null || rest.startsWith("+");
  if (hasCountry && !digits.startsWith("1")) {
    return /^[2-9]\d{6,14}$/.test(digits)
      ? { ok: true, number: `+${digits}`, extension }
      : { ok: false, problem: "invalid" };
  }
  const ten = hasCountry || digits.length > 10 ? digits.replace(/^1/, "") : digits;
  if (isRun(ten) || isRun(digits)) return { ok: false, problem: "placeholder" };
  if (ten.length < 10) return { ok: false, problem: ten.length < 7 ? "none" : "incomplete" };
  if (!northAmerican.test(ten)) return { ok: false, problem: "invalid" };
  return { ok: true, number: `+1${ten}`, extension };
}

const northAmerican = /^[2-9](?!11)\d{2}[2-9](?!11)\d{6}$/;

/** Whether seven or more digits are all the same, or count up or down by one (9 and 0 are adjacent). */
function isRun(digits: string): boolean {
  if (digits.length < 7) return false;
  const steps = new Set(
    [...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10),
  );
  return steps.size === 1 && [0, 1, 9].some((step) => steps.has(step));
}

/** The number without labels and extension, the extension, and whether the number was spelled in letters. */
function partsOf(text: string): { rest: string; extension: string | null; isVanity: boolean } {
  const plain = text
    .slice(0, 200)
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{Dash}/gu, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(label, "")
    .replace(kind, "")
    .trim();
  const match = extensionMark.exec(plain);
  const before = match ? plain.slice(0, match.index).trim() : plain;
  // The rest must be a whole number: "#1234567890" isn't an extension of nothing.
  const hasNumber = before.replace(/\D/g, "").length >= 7;
  const withoutExtension = match && hasNumber ? before : plain;
  const extension = match && hasNumber ? (match[1] ?? null) : null;
  const rest = vanityToDigits(withoutExtension);
  return { rest, extension, isVanity: rest !== withoutExtension };
}

const keypad = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** "512-555-ROOF" in digits; any other string is unchanged. */
function vanityToDigits(text: string): string {
  const letters = text.replace(/[^a-z]/gi, "").length;
  const isVanity = letters >= 3 && /^[+\d(][\d ().a-z-]*$/i.test(text) && /\d{3}/.test(text);
  if (!isVanity || text.replace(/[^a-z\d]/gi, "").length > 11) return text;
  return text.replace(/[a-z]/gi, (letter) =>
    String(2 + keypad.findIndex((key) => key.includes(letter.toLowerCase()))),
  );
}

/**
 * A phone number in US format, `(704) 555-0173` or `(704) 555-0173 ext. 4`, whatever format it was
 * typed in; anything else is unchanged.
 * @param extension if stored separately from the number
 */
export function formatPhone<T extends string | null>(
  phone: T,
  extension: string | null = null,
): T | string {
  const parsed = readPhone(phone);
  if (phone === null || !parsed.ok || !parsed.number.startsWith("+1")) return phone;
  if (partsOf(phone).isVanity) return phone;
  const more = extension ?? parsed.extension;
  const ten = parsed.number.slice(2);
  const shown = `(${ten.slice(0, 3)}) ${ten.slice(3, 6)}-${ten.slice(6)}`;
  return more ? `${shown} ext. ${more}` : shown;
}

/** A North American number in E.164, such as +17045550173; null for anything else. */
export function northAmericanE164(phone: string | null): string | null {
  const parsed = readPhone(phone);
  return parsed.ok && parsed.number.startsWith("+1") ? parsed.number : null;
}

/**
 * The URL that dials a stored number and then its extension (RFC 3966).
 * @param extension if stored separately from the number
 */
export function telLink(phone: string, extension: string | null = null): string {
  const parsed = readPhone(phone);
  if (!parsed.ok) return `tel:${phone.replace(/[^+\d]/g, "")}`;
  const more = extension ?? parsed.extension;
  return `tel:${parsed.number}${more ? `;ext=${more}` : ""}`;
}

/** Like `telLink`, for a number as typed; null if it has too few digits to dial. */
export function telHref(phone: string | null, extension: string | null = null): string | null {
  if (phone === null) return null;
  const isDialed = readPhone(phone).ok || phone.replace(/\D/g, "").length >= 7;
  return isDialed ? telLink(phone, extension) : null;
}

/** The link that texts a number from the user's own phone; an extension can't receive a text. */
export function smsHref(phone: string | null): string | null {
  return (
    telHref(phone)
      ?.replace(/^tel:/, "sms:")
      .replace(/;ext=\d+$/, "") ?? null
  );
}

/** The text with nonbreaking spaces, so no phone number wraps after its area code. */
export const withUnbrokenPhones = (text: string): string =>
  text.replace(/\(\d{3}\) (?=\d{3}-\d{4})/g, (areaCode) => `${areaCode.trimEnd()}\u00a0`);
