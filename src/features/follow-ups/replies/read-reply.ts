/**
 * What a text from a homeowner asks for. `stop-in-words` is a free text such as "please stop texting
 * me": it suppresses too, and staff look at it (`sms.stop-words`).
 */
export type ReplyIntent = "stop" | "stop-in-words" | "help" | "start" | "reply";

/** One of these alone, in any case and punctuation, ends all texts at once (`sms.stop-words`). */
const stopWords = new Set([
  "stop",
  "stopall",
  "stop all",
  "unsubscribe",
  "cancel",
  "end",
  "quit",
  "revoke",
  "optout",
  "opt out",
]);
/** Characters; nobody asks for something further on. */
const longestRead = 2_000;

const helpWords = new Set(["help", "info"]);
const startWords = new Set(["start", "unstop"]);

/** Ways in which people say it in a sentence; each is looked for in plain words between spaces. */
const stopPhrases = [
  "stop text",
  "stop texts",
  "stop texting",
  "stop the texts",
  "stop these texts",
  "stop message",
  "stop messages",
  "stop messaging",
  "stop the messages",
  "stop these messages",
  "stop contacting",
  "stop sending",
  "stop emailing",
  "stop bothering",
  "stop calling",
  "stop spamming",
  "stop harassing",
  "quit texting",
  "quit messaging",
  "quit contacting",
  "quit sending",
  "no more texts",
  "no more texting",
  "no more messages",
  "no more emails",
  "dont text",
  "do not text",
  "dont message",
  "do not message",
  "dont contact",
  "do not contact",
  "dont email",
  "do not email",
  "dont want any more texts",
  "dont want these texts",
  "dont want texts",
  "never text",
  "never contact",
  "take me off",
  "take my number off",
  "remove me",
  "remove my number",
  "unsubscribe me",
  "please unsubscribe",
  "want to unsubscribe",
  "opt me out",
  "want to opt out",
  "leave me alone",
  "lose my number",
  "delete my number",
  "wrong number",
  "wrong person",
  "not interested stop",
  "no thanks stop",
];

/**
 * A sentence that says nothing else, such as "Stop it please". What has an object or a place in it is
 * about the work: "Can you stop this leak?", "Please stop by."
 */
const stopSentence =
  /^(?:(?:hi|hey|ok|okay|please|pls|just) )*(?:(?:can|could|would|will) you (?:please|pls) stop|stop(?: (?:all|it|this|now|already|please|pls|thanks|thank you|stop))*)$/;

/**
 * Reads what a text asks for.
 * @param afterStop whether this person had opted out: only then does a bare "yes" bring texts back
 */
export function readReply(text: string, afterStop = false): ReplyIntent {
  const words = plainWords(text);
  if (stopWords.has(words)) return "stop";
  if (helpWords.has(words)) return "help";
  if (startWords.has(words) || (afterStop && words === "yes")) return "start";
  const spaced = ` ${words} `;
  const saysSo =
    stopPhrases.some((phrase) => spaced.includes(` ${phrase} `)) ||
    sentencesOf(text).some((sentence) => stopSentence.test(sentence));
  return saysSo ? "stop-in-words" : "reply";
}

const sentencesOf = (text: string) =>
  text
    .slice(0, longestRead)
    .normalize("NFKC")
    .split(/[.,;:!?\n]/)
    .map(plainWords);

/** The words of a text in lower case, without punctuation, quotes and emoji, one space between. */
export function plainWords(text: string): string {
  return text
    .slice(0, longestRead)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘`]/g, "")
    .replace(/[^\p{L}\p{N}:]+/gu, " ")
    .trim();
}
