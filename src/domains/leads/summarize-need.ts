import { cutText } from "~/platform/validation/typed-text.ts";

/** In characters; fits on a phone's line next to a name and a time. */
const longest = 60;

/** Greetings that say nothing about the work. */
const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| team| all)?[\s,.!]+/i;

/**
 * A homeowner's request as a short title for a job or document: the first sentence, cut off if it is long.
 * The full text is shown next to it.
 */
export function summarizeNeed(need: string): string {
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
