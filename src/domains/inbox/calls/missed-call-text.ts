import { signText } from "~/domains/follow-ups/index.ts";
import { callText } from "~/domains/inbox/inbox.text.en.ts";

/** The text of a business that never wrote its own. */
export const defaultMissedCallText = callText.missedText;

/** The merge fields of a missed-call text; each has a value for every caller. */
export const missedCallFields = {
  business: "Your business name",
  city: "The city on your page",
  first_name: "The caller’s first name if we know it, or “there”",
} as const;

type MissedCallField = keyof typeof missedCallFields;
export type MissedCallValues = Record<MissedCallField, string>;

const field = /\{([^{}]*)\}/g;

const isField = (name: string): name is MissedCallField => Object.hasOwn(missedCallFields, name);

/** What makes a text marketing, which callers haven't agreed to; links also get texts filtered. */
const marketing: readonly RegExp[] = [
  /https?:\/\/\S*|\bwww\.\S+|\b[a-z0-9-]+\.(com|net|org|io|co|us|biz|info|ly|app|shop|online|site)\b\S*/i,
  /(?:\b\d{1,3}(?:[.,]\d)? ?)?(?:%|％|\bpercent\b)(?: off\b)?/i,
  /\$\s*\d[\d,.]*(\s+off\b)?|\b\d+\s*(dollars|bucks)\b/i,
  /\b(\d+|half|ten|fifteen|twenty|thirty|forty|fifty)\s+off\b/i,
  /\boff\s+(your|any|all|the|every)\s+(next|first|orders?|repairs?|services?|visits?|bills?|jobs?|installs?|installations?|estimates?)\b/i,
  // Not "feel free to text us", "toll-free", or "once we're free".
  /(?<!\b(feel|toll|we[’']re|we are|i[’']m|i am)[ -])\bfree\b(?! to\b)(?: [a-z]{1,20}\b)?/i,
  /\b(discount(s|ed)?|coupons?|promo(s|tions?|tional)?|vouchers?|rebates?|specials|bogo)\b/i,
  // Not "we deal with leaks" or "our sales team".
  /\b(deals?(?!\s+with)|sales?(?!\s+(team|office|staff|rep|reps|person)))\b/i,
  /\b(special|limited|exclusive|introductory)(-time)?\s+(offers?|prices?|rates?)\b/i,
  /\bsave\s+(\d+|up to|big|money|on)\b/i,
];

/** What is wrong with a text: its merge fields, or marketing in it; null if nothing is. */
export function checkMissedCallText(text: string): string | null {
  const unknown = [...text.matchAll(field)].find(([, name = ""]) => !isField(name));
  if (unknown) return `There’s no field {${unknown[1]}}. Choose one from the list`;
  if (/[{}]/.test(text.replace(field, ""))) return "A { or } is missing its other half here";
  const phrase = marketing.map((pattern) => pattern.exec(text)?.[0].trim()).find(Boolean);
  if (!phrase) return null;
  return `Leave out “${phrase}.” Missed callers haven’t agreed to offers, so this text can’t have offers, prices, or links`;
}

/** Fills in a missed-call text; values are inserted once, so braces in a name stay as they are. */
export function fillMissedCallText(text: string, values: MissedCallValues): string {
  return text.replace(field, (whole, name: string) => (isField(name) ? values[name] : whole));
}

/** The text as the first one to a caller: it names the business and explains STOP (`sms.first-text`). */
export const previewMissedCallText = (text: string, values: MissedCallValues): string =>
  signText(fillMissedCallText(text, values), values.business, { first: true });
