import { cutText } from "~/platform/validation/cut-text.ts";

/** More does not fit into a line of a phone, or into the title of a document. */
const longest = 80;

/**
 * What a homeowner asked, as the title of a document begins: their first sentence where all is too
 * long, and of a long sentence its first words.
 */
export function titleOfNeed(need: string): string {
  const whole = need.replaceAll(/\s+/g, " ").trim();
  if (whole.length <= longest) return whole;
  const end = whole.search(/[.!?] /);
  if (end > 0 && end <= longest) return whole.slice(0, end);
  const words = cutText(whole, longest);
  const space = words.lastIndexOf(" ");
  return `${space > 0 ? words.slice(0, space) : words}…`;
}
