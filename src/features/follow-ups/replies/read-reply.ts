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
const helpWords = new Set(["help", "info"]);
const startWords = new Set(["start", "unstop"]);

/** Ways in which people say it in a sentence; each is looked for in plain words between spaces. */
const stopPhrases = [
  "stop texting",
  "stop messaging",
  "stop contacting",
  "stop sending",
  "stop these",
  "stop this",
  "stop please",
  "please stop",
  "stop bothering",
  "stop calling",
  "quit texting",
  "no more texts",
  "no more messages",
  "dont text",
  "do not text",
  "dont message",
  "do not message",
  "dont contact",
  "do not contact",
  "never text",
  "never contact",
  "take me off",
  "remove me",
  "remove my number",
  "unsubscribe me",
  "opt me out",
  "leave me alone",
  "lose my number",
  "delete my number",
  "wrong number",
  "wrong person",
  "not interested stop",
];

/**
 * Reads what a text asks for.
 * @param afterStop whether this person had opted out: only then does a bare "yes" bring texts back
 */
export function readReply(text: string, afterStop = false): ReplyIntent {
  const words = plainWords(text);
  if (stopWords.has(words)) return "stop";
  if (helpWords.has(words)) return "help";
  if (startWords.has(words) || (afterStop && words === "yes")) return "start";
  const sentence = ` ${words} `;
  if (stopPhrases.some((phrase) => sentence.includes(` ${phrase} `))) return "stop-in-words";
  return "reply";
}

/** The words of a text in lower case, without punctuation, quotes and emoji, one space between. */
export function plainWords(text: string): string {
  return text
    .slice(0, 2_000)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’‘`]/g, "")
    .replace(/[^\p{L}\p{N}:]+/gu, " ")
    .trim();
}
