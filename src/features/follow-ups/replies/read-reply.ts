/**
 * What a text from a homeowner asks for. `stop-in-words` is a free text such as "please stop texting
 * me": it suppresses too, and staff look at it (`sms.stop-words`).
 */
export type ReplyIntent = "stop" | "stop-in-words" | "help" | "start" | "reply";

/** Whoever wrote one of these wants no more messages. */
export const stopIntents = ["stop", "stop-in-words"] satisfies ReplyIntent[];

export const isStop = (intent: unknown): boolean => stopIntents.some((one) => one === intent);

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
  "stop calling",
  "dont text",
  "do not text",
  "dont message",
  "do not message",
  "dont contact",
  "do not contact",
  "dont email",
  "do not email",
  "never text",
  "never message",
  "never contact",
  "never email",
  "no texts please",
  "no messages please",
  "no emails please",
  "please no texts",
  "please no messages",
  "please no emails",
  "take me off",
  "take my number off",
  "take my email off",
  "remove me",
  "remove my number",
  "remove my email",
  "opt me out",
  "please opt out",
  "how do i opt out",
  "how can i opt out",
  "leave me alone",
  "leave us alone",
  "fuck off",
  "piss off",
  "lose my number",
  "delete my number",
  "wrong number",
  "wrong person",
  "not interested stop",
  "not interested remove",
  "not interested please remove",
  "no thanks stop",
];

/** The same with words between; what is stopped is messages, and no leak, work or visit. */
const stopPatterns = [
  // Of water one says: it won't stop, text me.
  /(?<! wont| cant| cannot| doesnt| didnt| not) stop (?:text|message) /,
  / (?:stop|quit) (?:(?:all|any|of|the|these|those|this|your|my|with|more|further|future|sending) ){0,4}(?:texts|messages|emails|mails|spam|texting|messaging|emailing|contacting|sending|spamming|bothering|harassing|bugging|pestering|annoying) /,
  / no (?:more|further) (?:(?:of|the|these|those|your) ){0,2}(?:texts|messages|emails|mails|spam|texting|messaging|emailing|contact) /,
  / (?:dont|do not|never|no longer) (?:ever )?(?:send|want|wish|need) (?:(?:to|get|getting|receive|receiving|me|us|any|anymore|more|further|of|all|the|these|those|this|your|such) ){0,8}(?:texts|messages|emails|mails|spam|texting|messaging|emailing) /,
  // A mailing list's footer says "to unsubscribe", and somebody else that they did not mean to.
  /(?<! to| dont| do not) unsubscribe /,
  /(?<! dont| do not) (?:want|wish|need|like|trying|asked|how) to (?:unsubscribe|opt out) /,
  / (?:i|we|would|id|wed) (?:want|wish|need|asked|like) to be (?:removed|taken off|deleted|unsubscribed|opted out) /,
  / (?:revoke|withdraw) (?:(?:my|all|any) ){0,2}(?:consent|permission) /,
];

/**
 * A sentence that says nothing else, such as "Stop it please". What has an object or a place in it is
 * about the work: "Can you stop this leak?", "Please stop by."
 */
const stopSentences = [
  /^(?:(?:hi|hey|ok|okay|no|please|pls|just) )*(?:(?:can|could|would|will) you (?:please|pls) stop|(?:stop|unsubscribe|opt ?out)(?: (?:all|it|this|that|everything|now|already|immediately|please|pls|thanks|thank you|stop))*)$/,
  /^(?:(?:hi|hey|ok|okay|please|pls|just) )*(?:quit (?:it|that)|(?:end|cancel)(?: (?:all|the|these|those|your|my))* (?:texts|messages|emails|mails)|go away|get lost)(?: (?:now|already|please|pls|thanks))*$/,
];

/** Alone they ask for none; in a longer text they may tell that none came. */
const stopAlone = new Set(["no texts", "no emails"]);

/**
 * Reads what a text asks for.
 * @param afterStop whether this person had opted out: only then does a bare "yes" bring texts back
 */
export function readReply(text: string, afterStop = false): ReplyIntent {
  const words = plainWords(text);
  if (stopWords.has(words)) return "stop";
  if (helpWords.has(words)) return "help";
  if (startWords.has(words) || (afterStop && words === "yes")) return "start";
  const spoken = spellOut(words);
  const spaced = ` ${spoken} `;
  const saysSo =
    stopAlone.has(spoken) ||
    stopPhrases.some((phrase) => spaced.includes(` ${phrase} `)) ||
    stopPatterns.some((pattern) => pattern.test(spaced)) ||
    sentencesOf(text).some((sentence) => stopSentences.some((whole) => whole.test(sentence)));
  return saysSo ? "stop-in-words" : "reply";
}

const sentencesOf = (text: string) =>
  text
    .slice(0, longestRead)
    .normalize("NFKC")
    .split(/[.,;:!?\n]/)
    .map((sentence) => spellOut(plainWords(sentence)));

/** The ways in which people spell a text, a message and an e-mail become one. */
const spellOut = (words: string) =>
  words
    .replace(/\btxt(s|ing)?\b/g, "text$1")
    .replace(/\bmsg(s)?\b/g, "message$1")
    .replace(/\bsms\b/g, "texts")
    .replace(/\btext message(s)?\b/g, "text$1")
    .replace(/\btext messaging\b/g, "texting")
    .replace(/\be mail(s|ing)?\b/g, "email$1");

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
