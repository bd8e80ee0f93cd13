import { normalizeText, visible } from "./normalize-text.ts";

/** A tapback: what a phone sends for an emoji reaction to a message. Never a reply. */
export type Reaction = {
  /** The emoji, such as 👍. */
  emoji: string;
  /** Whether the reaction was removed. */
  removed: boolean;
  /** Text of the message it's on; null for a picture. */
  quoted: string | null;
};

/**
 * The text around the quoted message, normalized: before it, after it (in German), and the emoji; `{e}` is an
 * emoji within the text itself. iPhone and Google Messages, in the languages common on homeowners' phones.
 */
const signs: Record<string, readonly string[]> = {
  "❤️": [
    "loved",
    "le encanto",
    "le encanta",
    "me encanto",
    "me encanta",
    "a adore",
    "adore",
    "a attribue la mention adore a",
    "a ajoute un jadore a",
    "a aime avec un coeur",
    "amou",
    "adorou",
    "ha aggiunto un cuoricino a",
    "ha adorato",
    "| ein herz hinzugefugt",
    "| mit einem herz markiert",
    "hat | ein herz hinzugefugt",
    "hat | geliebt",
    "vond geweldig",
    "обожает",
  ],
  "👍": [
    "liked",
    "le gusto",
    "le gusta",
    "me gusto",
    "me gusta",
    "a aime",
    "aime",
    "a attribue la mention jaime a",
    "a ajoute un jaime a",
    "gostou de",
    "curtiu",
    "piace",
    "ha messo mi piace a",
    "ha aggiunto un pollice in su a",
    "gefallt",
    "| gefallt",
    "gefallt ihm",
    "hat | mit gefallt mir markiert",
    "| mit gefallt mir markiert",
    "vond leuk",
    "понравилось",
  ],
  "👎": [
    "disliked",
    "no le gusto",
    "no le gusta",
    "le disgusto",
    "le disgusta",
    "na pas aime",
    "a attribue la mention je naime pas a",
    "a ajoute un je naime pas a",
    "nao gostou de",
    "non piace",
    "gefallt nicht",
    "| gefallt nicht",
    "не понравилось",
  ],
  "😂": [
    "laughed at",
    "le dio risa",
    "se rio de",
    "se rio con",
    "le hizo gracia",
    "le hace gracia",
    "le causo risa",
    "a ri de",
    "a ri a",
    "a attribue la mention haha a",
    "a ajoute un haha a",
    "riu de",
    "riu com",
    "achou graca de",
    "ha riso per",
    "ha riso di",
    "lacht uber",
    "hat uber | gelacht",
    "| mit haha markiert",
  ],
  "‼️": [
    "emphasized",
    "emphasised",
    "exclamo por",
    "enfatizo",
    "destaco",
    "a insiste sur",
    "a souligne",
    "a mis en evidence",
    "a attribue la mention point dexclamation a",
    "a ajoute un point dexclamation a",
    "enfatizou",
    "destacou",
    "ha enfatizzato",
    "ha sottolineato",
    "hat | hervorgehoben",
    "| ein ausrufezeichen hinzugefugt",
  ],
  "❓": [
    "questioned",
    "dudo sobre",
    "cuestiono",
    "pregunto por",
    "a pose une question sur",
    "sest interroge sur",
    "a attribue la mention point dinterrogation a",
    "a ajoute un point dinterrogation a",
    "questionou",
    "ha messo in dubbio",
    "hat | hinterfragt",
    "| ein fragezeichen hinzugefugt",
  ],
  "{e}": [
    "reacted {e} to",
    "reacted with {e} to",
    "{e} to",
    "{e} a",
    "{e} zu",
    "{e}",
    "reacciono con {e} a",
    "ha reaccionado con {e} a",
    "se ha reaccionado con {e} a",
    "reacciono {e} a",
    "a reagi avec {e} a",
    "a reagi par {e} a",
    "hat auf | mit {e} reagiert",
    "hat mit {e} auf | reagiert",
    "auf | mit {e} reagiert",
    "mit {e} auf | reagiert",
    "reagiu com {e} a",
    "reagiu a | com {e}",
    "ha reagito con {e} a",
    "heeft met {e} gereageerd op",
    "{e} на",
  ],
};

/** How a line begins when a reaction is removed, up to the quoted message. */
const removals = [
  /^removed (?:an? (?:heart|like|dislike|laugh|exclamation|emphasis|question mark|reaction)|\{e\}(?: reaction)?) from$/,
  /^(?:se )?(?:ha )?(?:elimino|eliminado|quito|quitado|borro|retiro|retirado) (?:un|una|el|la|su|\{e\})(?: [a-z{}]+){0,5} (?:de|a)$/,
  /^(?:quito|elimino|retiro|removeu|rimosso) \{e\} (?:de|a|da)$/,
  /^a (?:supprime|retire|enleve) (?:un|une|le|la|son|\{e\})(?: [a-z{}]+){0,5} (?:de|a|du)$|^a (?:supprime|retire|enleve) \{e\} (?:de|a|du)$/,
  /^removeu (?:um|uma|o|a|\{e\})(?: [a-z{}]+){0,5} de$/,
  /^ha (?:rimosso|tolto) (?:un|una|il|\{e\})(?: [a-z{}]+){0,5} (?:da|a)$/,
  /^(?:hat )?\|(?: [a-z{}]+){0,4} entfernt$|^hat (?:[a-z{}]+ ){1,5}von \| entfernt$/,
];
const removedPatterns: [RegExp, string][] = [
  [/heart|corazon|coeur|jadore|cuor|encanta|herz/, "❤️"],
  [/dislike|no me gusta|naime/, "👎"],
  [/like|gusta|jaime|gefallt/, "👍"],
  [/laugh|haha|risa/, "😂"],
  [/exclamation|emphasis/, "‼️"],
  [/question/, "❓"],
];

const objects =
  /^(?:an?|the|your|una|un|une|ein|eine|uma|um|una|tu|su|votre|foto|) ?(?:image|photo|picture|video|movie|gif|sticker|attachment|file|contact|contact card|audio message|voice message|link|location|message|imagen|foto|archivo|archivo adjunto|mensaje de voz|mensaje|contacto|enlace|piece jointe|fichier|message vocal|bild|foto|nachricht|imagem|anexo|immagine|allegato)$/;

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]|\u{fe0f}|\u{200d}|\u{20e3})+/gu;
const opening = ["“", "„", "«", "‹", '"', "「", "‘", "'"] as const;
const closing: Record<(typeof opening)[number], string> = {
  "“": "”",
  "„": "“”",
  "«": "»",
  "‹": "›",
  '"': '"',
  "「": "」",
  "‘": "’",
  "'": "'",
};
const maxLength = 120;

/**
 * Parses a text as a reaction: one of the forms above around a quoted message, and nothing else. With text of
 * the sender's own after it, it's not a reaction.
 */
export function readReaction(text: string): Reaction | null {
  const line = visible(text).trim();
  return readPictureReaction(line) ?? readMessageReaction(line);
}

function readPictureReaction(line: string): Reaction | null {
  if (line.length > maxLength || /["“„«]/.test(line)) return null;
  const { text, sign } = formOf(line);
  const parts = text.split(" ");
  for (let index = 1; index < Math.min(parts.length, 9); index += 1) {
    if (!objects.test(parts.slice(index).join(" "))) continue;
    const signed = signOf(parts.slice(0, index).join(" "), sign);
    if (signed) return { ...signed, quoted: null };
  }
  return null;
}

/** The quoted message may contain quotes, and so do the French forms: tries each opening mark. */
function readMessageReaction(line: string): Reaction | null {
  let tried = 0;
  for (let at = 0; at < Math.min(line.length, maxLength) && tried < 4; at += 1) {
    const open = opening.find((mark) => mark === line[at]);
    if (!open || (at > 0 && /[\p{L}\p{N}]/u.test(line[at - 1] ?? ""))) continue;
    tried += 1;
    const before = formOf(line.slice(0, at));
    for (const end of possibleQuoteEnds(line, open, at)) {
      const trailing = formOf(line.slice(end + 1));
      const outerText = trailing.text ? `${before.text} | ${trailing.text}`.trim() : before.text;
      const reaction = signOf(outerText, before.sign ?? trailing.sign);
      if (reaction) return { ...reaction, quoted: line.slice(at + 1, end).trim() };
    }
  }
  return null;
}

/**
 * Possible ends of the quoted message: its last closing marks, or the end of a text that a carrier cut off.
 */
function possibleQuoteEnds(line: string, open: (typeof opening)[number], at: number): number[] {
  const ends: number[] = [];
  for (let end = line.length - 1; end > at && ends.length < 3; end -= 1) {
    if (closing[open].includes(line[end] ?? " ")) ends.push(end);
  }
  return ends.length > 0 ? ends : [line.length];
}

/** The emoji that this surrounding text means; `own` is the emoji in the text itself. */
function signOf(outerText: string, own: string | null): Omit<Reaction, "quoted"> | null {
  if (outerText === "" || outerText.length > maxLength) return null;
  if (removals.some((pattern) => pattern.test(outerText))) {
    const named = removedPatterns.find(([name]) => name.test(outerText))?.[1];
    return { emoji: own ?? named ?? "", removed: true };
  }
  for (const [emoji, forms] of Object.entries(signs)) {
    if (forms.includes(outerText))
      return { emoji: emoji === "{e}" ? (own ?? "") : emoji, removed: false };
  }
  return null;
}

/** The text around a quote, normalized, with its emoji as `{e}`. */
function formOf(text: string): { text: string; sign: string | null } {
  const near = text.slice(0, 2 * maxLength);
  const sign = near.match(emoji)?.[0] ?? null;
  const words = near.split(emoji).map(normalizeText);
  return {
    text: words
      .join(sign ? " {e} " : " ")
      .replace(/\s+/g, " ")
      .trim(),
    sign,
  };
}
