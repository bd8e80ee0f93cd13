import { cutText } from "~/platform/validation/typed-text.ts";

/** In characters; fits on a phone's line next to a name and a time. */
const maxLength = 60;

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
  const request = rest === "" ? whole : rest[0]?.toUpperCase() + rest.slice(1);
  const end = request.search(/[.!?](?: |$)/);
  const sentence = end > 0 ? request.slice(0, request[end] === "?" ? end + 1 : end) : request;
  if (sentence.length <= maxLength) return sentence;
  const summary = cutText(sentence, maxLength);
  const space = summary.lastIndexOf(" ");
  return `${space > 0 ? summary.slice(0, space) : summary}…`;
}
