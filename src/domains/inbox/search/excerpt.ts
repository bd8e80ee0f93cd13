const contextLength = 80;

/** A part of a text, with the matched words marked. */
export type Excerpt = { text: string; isFound: boolean }[];

/** Cuts out the text around the first match and marks each match in it. */
export function createExcerpt(source: string, query: string): Excerpt {
  const text = source.replace(/\s+/g, " ").trim();
  const plain = plainOf(text);
  // If removing accents changes the length, positions in the two texts differ.
  const words = plain.length === text.length ? splitWords(query) : [];
  const first = Math.min(...words.map((word) => placeOf(plain, word)), plain.length);
  const from =
    first === plain.length ? 0 : Math.max(0, plain.lastIndexOf(" ", first - contextLength) + 1);
  const to = Math.min(text.length, from + 2 * contextLength);
  const cut = text.slice(from, to);
  const cutPlain = plain.slice(from, to);
  const pieces: Excerpt = from > 0 ? [{ text: "… ", isFound: false }] : [];
  let at = 0;
  while (words.length > 0) {
    const next = words
      .map((word) => ({ word, place: placeOf(cutPlain, word, at) }))
      .filter(({ place }) => place < cutPlain.length)
      .toSorted((a, b) => a.place - b.place)[0];
    if (!next) break;
    if (next.place > at) pieces.push({ text: cut.slice(at, next.place), isFound: false });
    at = next.place + next.word.length;
    pieces.push({ text: cut.slice(next.place, at), isFound: true });
  }
  if (at < cut.length) pieces.push({ text: cut.slice(at), isFound: false });
  if (to < text.length) pieces.push({ text: " …", isFound: false });
  return pieces;
}

const plainOf = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const splitWords = (query: string) => plainOf(query).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The index of the next word that starts with this, from an index on; the text's length if none
 * does.
 */
function placeOf(plain: string, word: string, from = 0): number {
  for (let at = plain.indexOf(word, from); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1] ?? "")) return at;
  }
  return plain.length;
}
