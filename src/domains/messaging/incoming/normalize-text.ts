/** Maximum number of characters read; stop requests don't come later in a message. */
const maxReadLength = 2_000;

/** Invisible characters that phones add around quotes. */
const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

/** Removes invisible characters and normalizes spaces. Doesn't change apostrophes. */
export function visible(text: string): string {
  return text.replace(invisible, "").replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ");
}

/**
 * Normalizes a text: lower case, no accents, punctuation, or emoji, single spaces. "¡No más, l'été!" is "no
 * mas lete". Keeps colons, for times of day.
 */
export function normalizeText(text: string): string {
  return (
    visible(text.slice(0, maxReadLength))
      .normalize("NFKC")
      .toLowerCase()
      .replace(/['’‘`´ʼ]/g, "")
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replaceAll("œ", "oe")
      // "wrong #", "my # is", but not "#1".
      .replace(/#(?![\p{L}\p{N}])/gu, " number ")
      .replace(/[^\p{L}\p{N}:]+/gu, " ")
      .replace(/(?<!\d):|:(?!\d)/g, " ")
      .replace(/ {2,}/g, " ")
      .trim()
  );
}

/**
 * The sentences of a text with their clauses, as normalized, spelled-out words. A line break ends a sentence.
 */
export function sentencesOf(text: string): { plain: string; clauses: string[] }[] {
  return visible(text.slice(0, maxReadLength))
    .replace(/\bs\.v\.p\b/gi, "svp")
    .split(/[.!?;…\n]/)
    .map((sentence) => ({
      plain: normalizeSpellings(normalizeText(sentence)),
      clauses: sentence
        .split(/[,:()–—]| - /)
        .map((clause) => normalizeSpellings(normalizeText(clause)))
        .filter((clause) => clause !== ""),
    }))
    .filter(({ plain }) => plain !== "");
}

/** Unifies the spellings of "text", "message", and "email". */
export function normalizeSpellings(text: string): string {
  return text
    .replace(/\btxt(s|ing|ed)?\b/g, "text$1")
    .replace(/\bmsg(s)?\b/g, "message$1")
    .replace(/\b(?:textsing|smsing|sms ing)\b/g, "texting")
    .replace(/\b(?:msging|messeging|mesaging|msgin)\b/g, "messaging")
    .replace(/\b(?:txtn|txtin|texing|textin|texitng|tetxing|texxting)\b/g, "texting")
    .replace(/\bun subscrib(e|ed|ing)\b/g, "unsubscrib$1")
    .replace(/\b(?:ur|youre)\b/g, "your")
    .replace(/\bsms\b/g, "texts")
    .replace(/\btext message(s)?\b/g, "text$1")
    .replace(/\btext messaging\b/g, "texting")
    .replace(/\be mail(s|ing|ed)?\b/g, "email$1")
    .replace(/\b(?:rmv|rwmove|remve|remov|romove|reomve|rmove)\b/g, "remove")
    .replace(/\b(?:pls|plz|plez|pleas|plese)\b/g, "please")
    .replace(/\b(?:thx|thnx|thanx|tks)\b/g, "thanks")
    .replace(/\b(?:dnt|don t)\b/g, "dont")
    .replace(/\b(?:u)\b/g, "you")
    .replace(/\b(?:svp|s il vous plait|sil vous plait)\b/g, "svp")
    .replace(/\b(?:por favor|porfavor|porfa)\b/g, "porfavor");
}

/** A line without invisible characters. */
export const clean = (line: string): string => visible(line).trim();

/** The start of a line, as compared with mail program markers. */
export const startOf = (line = ""): string =>
  clean(line.slice(0, 160)).toLowerCase().replaceAll("’", "'");
