import { cutText } from "~/platform/validation/cut-text.ts";
import { fillIn, type MergeValues } from "./merge-fields.ts";
import { withPlainPunctuation } from "./segments.ts";

/** How every first text ends; it cannot be edited away (`sms.first-text`). */
export const firstTextEnds = "Reply STOP to stop, HELP for help.";

/**
 * A text as it leaves: the business names itself, and the first one says how to stop (`sms.first-text`).
 * Curly quotes and long dashes become plain ones.
 */
export function composeText(
  words: string,
  values: MergeValues,
  { first }: { first: boolean },
): string {
  return signText(fillIn(words, values), values.business, { first });
}

/** A text with what every text of a business has (`sms.first-text`). */
export function signText(text: string, business: string, { first }: { first: boolean }): string {
  const named = text.includes(business) ? text : `${business}: ${text}`;
  return withPlainPunctuation(first ? `${named} ${firstTextEnds}` : named);
}

/** Subject and words of a mail as they leave; a subject is one line. */
export function composeMail(
  { subject, words }: { subject: string; words: string },
  values: MergeValues,
): { subject: string; words: string } {
  return {
    subject: cutText(fillIn(subject, values).replace(/\s+/g, " "), 200),
    words: fillIn(words, values).trim(),
  };
}
