import { normalizeSpellings, normalizeText, sentencesOf, visible } from "./normalize-text.ts";
import { hasContent, type OwnText, ownTextOf } from "./own-text.ts";
import {
  earlyStopPatterns,
  helpKeywords,
  instructions,
  limits,
  notStopPatterns,
  notThisPerson,
  optInKeywords,
  startKeywords,
  stopClauses,
  stopKeywords,
  stopPatterns,
  unclear,
  wholeMessageStopPattern,
  wholeMessageStops,
  wrongNumberClauses,
} from "./phrases.ts";
import { type Reaction, readReaction } from "./reactions.ts";
import { type ReadySign, readySign, requestsBookingDespiteStop } from "./ready-to-book.ts";

/**
 * What a message is. `stop` is a keyword; `stop-in-words` is a sentence that means the same, and staff review
 * it; `unclear-stop` requests a stop and a booking, or a stop with a condition, so a person decides;
 * `nothing` has no text of its own.
 */
export type Intent =
  | "reaction"
  | "away"
  | "nothing"
  | "stop"
  | "stop-in-words"
  | "unclear-stop"
  | "help"
  | "start"
  | "reply";

export type Classified = OwnText & {
  intent: Intent;
  /** Set for reactions. */
  reaction: Reaction | null;
  /** Set for replies. */
  ready: ReadySign | null;
};

type Message = {
  channel: "sms" | "email";
  text: string;
  /** Emails only. A reply's subject repeats ours and is ignored. */
  subject?: string;
  /** The emoji in an email's reaction part. */
  reaction?: string | null;
  /** Recent messages to this person, used to detect quotes. */
  sent?: readonly string[];
  /** Subjects of those messages. */
  sentSubjects?: readonly string[];
  /** Whether they had opted out: only then does a bare yes opt them back in. */
  optedOut?: boolean;
};

/** Intents that opt the sender out. */
export const stopIntents = ["stop", "stop-in-words"] satisfies Intent[];

export const isStopIntent = (intent: unknown): boolean =>
  stopIntents.some((stopIntent) => stopIntent === intent);

/**
 * Classifies a message by its sender's own text: reactions first, then automatic replies, stop requests, and
 * whether they're ready to book.
 */
export function classifyMessage(message: Message): Classified {
  const { reaction: sign } = message;
  const reaction = sign
    ? { emoji: sign, removed: false, quoted: null }
    : readReaction(message.text);
  const nothing = { text: message.text.trim(), quoted: null, reaction: null, ready: null };
  if (reaction) return { ...nothing, intent: "reaction", reaction };
  const ownText = ownTextOf(message.text, message.sent, { hasFooter: message.channel === "email" });
  const inMail = message.channel === "email" ? readMailReaction(ownText.text) : null;
  if (inMail) return { ...nothing, ...ownText, intent: "reaction", reaction: inMail };
  const subject = ownSubject(message);
  if (isAutomaticReply(message, ownText.text)) return { ...nothing, ...ownText, intent: "away" };
  const text = withoutQuotes(ownText.text, message.sent ?? []);
  if (!hasContent(text) && !subject) return { ...nothing, ...ownText, intent: "nothing" };
  const intent = readIntent(message, text, subject);
  const ready =
    intent === "reply" ? readySign([subject, text].filter(hasContent).join("\n")) : null;
  return { ...ownText, intent, reaction: null, ready };
}

function readIntent(message: Message, text: string, subject: string): Intent {
  if (!hasContent(text)) return readText(message, subject);
  const textMeaning = readText(message, text);
  const subjectMeaning = subject ? readText(message, subject) : "reply";
  if (!isStopIntent(subjectMeaning)) return textMeaning;
  // "Unsubscribe" as the subject of "Friday at 2 works" is ambiguous.
  const books = sentencesOf(text).some(({ plain }) => requestsBookingDespiteStop(` ${plain} `));
  return textMeaning === "unclear-stop" || (textMeaning === "reply" && books)
    ? "unclear-stop"
    : subjectMeaning;
}

function readText({ channel, optedOut }: Message, text: string): Intent {
  const plain = normalizeSpellings(joinLetters(normalizeText(text)));
  if (stopKeywords.has(plain)) return "stop";
  if (channel === "sms") {
    if (helpKeywords.has(plain)) return "help";
    if (startKeywords.has(plain) || (optedOut && optInKeywords.has(plain))) return "start";
  }
  const stopIntent = readStop(text, plain);
  if (stopIntent) return stopIntent;
  const isUnclear = ({ plain }: { plain: string }) =>
    unclear.some((pattern) => pattern.test(` ${plain} `));
  if (sentencesOf(text).some(isUnclear) || notThisPerson.test(text.trim())) return "unclear-stop";
  return /^[\s\p{P}]*(?:🛑|✋|🚫|⛔)+(?:[\s\p{P}]|\ufe0f)*$/u.test(text) ? "unclear-stop" : "reply";
}

/** Whether the text requests a stop, and whether other parts contradict it. */
function readStop(text: string, all: string): "stop-in-words" | "unclear-stop" | null {
  if (wholeMessageStops.has(all) || wholeMessageStopPattern.test(all) || /^s+t+o+p+$/.test(all)) {
    return "stop-in-words";
  }
  // Split over two sentences: how did you get my number? Remove it.
  let isRequested = extractStop(` ${all} `).stops && sentencesOf(text).length === 2;
  let isLimited = false;
  let books = false;
  const alone = [...stopClauses, ...wrongNumberClauses];
  for (const { plain, clauses } of sentencesOf(text)) {
    const wholeClause = extractStop(` ${plain} `);
    // "Don't text, call me" has a stop request in one clause and a call request in the other.
    const parts = wholeClause.stops
      ? [wholeClause]
      : clauses.map((clause) => extractStop(` ${clause} `));
    const stops = parts.some((part) => part.stops);
    isRequested ||= stops;
    isLimited ||= stops && limits.some((pattern) => pattern.test(` ${plain} `));
    isRequested ||= [plain, ...clauses].some((clause) =>
      alone.some((form) => form.test(joinLetters(clause))),
    );
    books ||= parts.some(({ left }) => requestsBookingDespiteStop(left));
  }
  if (!isRequested) return null;
  return isLimited || books ? "unclear-stop" : "stop-in-words";
}

/** The stop requests in a sentence, and what remains without them. Skips instructions meant for others. */
function extractStop(sentence: string): {
  left: string;
  stops: boolean;
  stopRequests: readonly string[];
} {
  if (instructions.some((pattern) => pattern.test(sentence))) {
    return { left: " ", stops: false, stopRequests: [] };
  }
  const requests: string[] = [];
  const note = (filler: string) => (text: string) => {
    requests.push(text);
    return filler;
  };
  const first = earlyStopPatterns.find((pattern) => pattern.test(sentence));
  if (first)
    return { left: sentence.replace(first, note(" ")), stops: true, stopRequests: requests };
  const plain = notStopPatterns.reduce((text, pattern) => text.replace(pattern, " "), sentence);
  const remaining = stopPatterns.reduce(
    (text, pattern) => text.replace(pattern, note(" # ")),
    plain,
  );
  return { left: remaining, stops: remaining !== plain, stopRequests: requests };
}

const mentionsTexts =
  / (?:texts?|texting|sms|calls?|calling|phone|number|cell|textos?|textez|texter|telefono|numero|llam\w*|appel\w*|contact\w*) /;

/** Whether an email's stop request also covers texts or any contact: "Don't call or text me again." */
export const stopCoversTexts = (text: string): boolean =>
  sentencesOf(text).some(({ plain, clauses }) =>
    [plain, ...clauses].some((clause) =>
      extractStop(` ${clause} `).stopRequests.some((request) =>
        mentionsTexts.test(` ${request.trim()} `),
      ),
    ),
  );

/** Joins spelled-out words such as "s t o p" and "s.t.o.p". */
const joinLetters = (text: string) =>
  /^(?:\p{L} ){2,14}\p{L}$/u.test(text) ? text.replaceAll(" ", "") : text;

/** Removes quotes of our messages within a sentence: what does “Reply STOP to stop” mean? */
function withoutQuotes(text: string, sent: readonly string[]): string {
  const sentTexts = sent.map((text) => ` ${normalizeText(text)} `);
  return text.replace(/[“"«„]([^“”"«»„]{4,400})[”"»“]/g, (all, quoted: string) => {
    const text = normalizeText(quoted);
    return text.includes(" ") && sentTexts.some((sentText) => sentText.includes(` ${text} `))
      ? " "
      : all;
  });
}

const replyPrefix = /^(?:(?:re|fw|fwd|aw|wg|sv|vs|antw|tr|rv|enc|res|i|r)\s?(?:\[\d+\])?\s?:\s?)+/i;

/** The subject if the sender typed it; empty if it repeats or forwards an earlier one. */
function ownSubject({ channel, subject = "", sentSubjects = [] }: Message): string {
  const typed = visible(subject).trim();
  if (channel !== "email" || typed === "" || replyPrefix.test(typed)) return "";
  const text = normalizeText(typed);
  return sentSubjects.some((sentSubject) => normalizeText(sentSubject) === text) ? "" : typed;
}

const outlookReactions: Record<string, string> = {
  like: "👍",
  heart: "❤️",
  laugh: "😂",
  surprised: "😮",
  sad: "😢",
  celebrate: "🎉",
  thumbsdown: "👎",
};

/** The line that Gmail and Outlook put in reaction emails. */
function readMailReaction(ownText: string): Reaction | null {
  const line = visible(ownText)
    .replace(/<https?:[^<>\s]{1,300}>/g, "")
    .trim();
  const outlook =
    /^\[(\w{3,12})\]\s{1,4}[^\n]{1,80} reacted to your (?:message|email|post):?$/.exec(line);
  if (outlook)
    return { emoji: outlookReactions[outlook[1] ?? ""] ?? "👍", removed: false, quoted: null };
  if (/^[^\n]{1,80} reacted to your (?:message|email):$/.test(line)) {
    return { emoji: "👍", removed: false, quoted: null };
  }
  const gmail =
    /^(\S{1,12})\s{1,6}[^\n]{1,100}\s(?:via|par|über|a través de|por|tramite|através do)\s(?:Gmail|le Gmail)(?:\s[^\n]{1,30})?$/i.exec(
      line,
    );
  const sign = gmail?.[1];
  if (!sign || !/\p{Extended_Pictographic}/u.test(sign)) return null;
  return { emoji: sign, removed: false, quoted: null };
}

const autoReplySubjects =
  /^(?:automatic reply|auto reply|autoreply|auto response|autoresponse|automated reply|automated response|automatic response|auto re|out of (?:the )?office(?: (?:re|reply|auto|until|till|from|notice|message|notification|response|alert|today|on|through|thru|for|back|\d).*)?$|ooo (?:re|reply|until|auto\w*)|ooo$|away from (?:my desk|the office|office|my email)|away notice|vacation (?:reply|response|message|notice|auto\w*)|(?:i am |im |currently )?on (?:vacation|leave|annual leave|pto|holiday)(?: (?:re|until|from|through|till) .*)?$|absence notice|abwesen\w*|absente? (?:du|jusqu|re|your|votre|until|from|le|au) |absente?$|ausente|automatische antwort|ich bin (?:im urlaub|nicht im)|respuesta automatica|respuesta de vacaciones|fuera de (?:la )?oficina|ausencia|mensaje automatico|estoy de vacaciones|reponse automatique|absence du bureau|absente? du bureau|message d?absence|en vacances|resposta automatica|ausencia temporaria|fora do escritorio|risposta automatica|fuori ufficio|assenza dall?ufficio|automatisch antwoord|afwezig|autosvar|automatiskt svar|fravaer|автоответ|自动回复|自動返信)/;

/** Enough on its own to identify an automatic reply. */
const certainAutoReply =
  / (?:this is an? (?:automated|automatic|auto) (?:response|reply|message|email|answer)|this (?:email|message|response|reply) (?:is|was) (?:automatically generated|auto generated|generated automatically|sent automatically)|this mailbox is (?:not monitored|unmonitored|no longer monitored)|este es un (?:mensaje|correo|respuesta) automatic[oa]|esta es una respuesta automatica|ceci est une reponse automatique|dies ist eine automatische) /;
/** An automatic reply has the first of these and at least two others, and no question mark. */
const autoReplyPhrases = [
  / (?:out of (?:the )?office|away from (?:the office|my desk|my email)|on (?:annual |maternity |paternity |parental |medical |sick )?(?:leave|vacation|pto|holiday)|out on (?:leave|vacation|pto)|fuera de la oficina|de vacaciones|absente? du bureau|en (?:conge|vacances)|nicht im (?:buro|haus)|im urlaub|fora do escritorio|de ferias|fuori ufficio) /,
  / (?:limited|no|intermittent|little) access to (?:my )?(?:email|emails|mail|phone) | (?:acceso limitado|sin acceso) | acces limite /,
  / (?:will|ill) (?:respond|reply|return|answer|get back)(?: \w+){0,6} (?:when i|upon my|once i|as soon as i|on my return|after i) | (?:upon|on) my return | when i (?:return|get back|am back) /,
  / (?:urgent|immediate|emergency|emergencies|time sensitive)(?: \w+){0,6} (?:contact|call|email|reach|please|assistance|attention) | in my absence | during my absence | en mi ausencia | en mon absence | in meiner abwesenheit /,
  /^ (?:hi |hello |dear sender |greetings )*(?:thank you|thanks) for (?:your|the|reaching|contacting|emailing|writing)(?: \w+){0,4} | gracias por su (?:mensaje|correo) | merci (?:de|pour) votre (?:message|courriel) | vielen dank fur ihre /,
  / (?:i am|im) currently (?:out|away|on|traveling|travelling|unavailable) | i will be (?:out|back|returning|away) (?:\w+ ){0,4}(?:until|from|through|on) /,
];

/** Automatic texts sent by phones. */
const autoReplyTexts =
  /^ (?:im driving (?:with (?:do not disturb|focus|driving focus)|right now)|im not receiving notifications|i am not receiving notifications|im driving (?:ill|and|so|at the moment|now|can)|estoy (?:conduciendo|manejando) (?:con|en este momento|y)|je conduis (?:avec|en ce moment)|(?:auto reply|autoreply|automatic reply|auto response|automatic response|autorespuesta|respuesta automatica|reponse automatique|automated reply|auto text) )/;

/** Whether the message is an automatic reply even though no header marks it. */
function isAutomaticReply({ channel, subject = "" }: Message, ownText: string): boolean {
  const text = ` ${normalizeText(ownText)} `;
  if (autoReplyTexts.test(text.replace(/\u202f/g, " ")) && text.length < 400) return true;
  if (channel === "sms") return false;
  const typed = normalizeText(visible(subject).replace(replyPrefix, ""));
  if (autoReplySubjects.test(typed)) return true;
  if (certainAutoReply.test(text)) return true;
  const matches = autoReplyPhrases.map((pattern) => pattern.test(text));
  return matches[0] === true && !ownText.includes("?") && matches.filter(Boolean).length >= 3;
}
