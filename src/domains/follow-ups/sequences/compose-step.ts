import { cutText } from "~/platform/validation/cut-text.ts";
import { fillIn, type MergeValues } from "./merge-fields.ts";
import { withPlainPunctuation } from "./segments.ts";

/** Ends every first text; can't be edited out (`sms.first-text`). */
export const firstTextFooter = "Reply STOP to stop, HELP for help.";

/**
 * A text as sent: it names the business, and the first one says how to opt out (`sms.first-text`).
 * Curly quotes and long dashes are replaced with plain ones.
 */
export function composeText(
  words: string,
  values: MergeValues,
  { first }: { first: boolean },
): string {
  return signText(fillIn(words, values), values.business, { first });
}

/** Adds what every text of a business must contain (`sms.first-text`). */
export function signText(text: string, business: string, { first }: { first: boolean }): string {
  const named = text.includes(business) ? text : `${business}: ${text}`;
  return withPlainPunctuation(first ? `${named} ${firstTextFooter}` : named);
}

/** An email's subject, in one line, and its text, as sent. */
export function composeMail(
  { subject, words }: { subject: string; words: string },
  values: MergeValues,
): { subject: string; words: string } {
  return {
    subject: cutText(fillIn(subject, values).replace(/\s+/g, " "), 200),
    words: fillIn(words, values).trim(),
  };
}
