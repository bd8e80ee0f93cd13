import { cutText } from "~/platform/validation/cut-text.ts";

/** More does not fit into a line of a phone next to a name and a time. */
const longest = 60;

/** What people begin a message with, which says nothing of the work. */
const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| team| all)?[\s,.!]+/i;

/**
 * What a homeowner asked, as the short title of a job or a document: their first sentence, and of a long
 * one its first words. Their own text stays next to it.
 */
export function titleOfNeed(need: string): string {
  const whole = need.replaceAll(/\s+/g, " ").trim();
  const rest = whole.replace(greeting, "");
  const said = rest === "" ? whole : rest[0]?.toUpperCase() + rest.slice(1);
  const end = said.search(/[.!?](?: |$)/);
  const sentence = end > 0 ? said.slice(0, said[end] === "?" ? end + 1 : end) : said;
  if (sentence.length <= longest) return sentence;
  const words = cutText(sentence, longest);
  const space = words.lastIndexOf(" ");
  return `${space > 0 ? words.slice(0, space) : words}…`;
}
