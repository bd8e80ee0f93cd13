import { knownCities } from "~/domains/shared/cities/known-cities.server.ts";
import {
  replaceApostrophes,
  sameWordsAs,
  withoutApostrophes,
} from "~/domains/shared/services/town-spellings.ts";
import { containing } from "~/platform/database/like.server.ts";

/**
 * Patterns for LIKE of which a contractor's text has one when this word of a search is found: the word itself,
 * and each way to write it in a town's name ("ft" finds "Fort Worth", "o’fallon" finds "O'Fallon").
 * @param word in small letters
 */
export function patternsOf(word: string): string[] {
  const bare = withoutApostrophes(word).replace(/\.$/, "");
  const others = sameWordsAs(bare).flatMap((same) =>
    same === bare && sameWordsAs(bare).length === 1 ? [] : wholeWord(same),
  );
  return [
    ...new Set([
      containing(word),
      ...others,
      ...apostropheForms(word).map(containingAny),
      ...(accentedForms().get(bare) ?? []).map(containing),
      ...(/[^\0-\x7f]/.test(word) ? [containing(withoutAccents(word))] : []),
    ]),
  ];
}

/** A word with blanks around it, and at the beginning, with or without a period. */
const wholeWord = (word: string) => [`% ${word} %`, `% ${word}. %`, `${word} %`, `${word}. %`];

/** The word with any character, or none, in the place of an apostrophe; one that may have lost it as well. */
function apostropheForms(word: string): string[] {
  if (withoutApostrophes(word) !== word) {
    return [replaceApostrophes(word, "\0"), withoutApostrophes(word)];
  }
  return /^[odl][a-z]{4,}$/.test(word) ? [`${word.slice(0, 1)}\0${word.slice(1)}`] : [];
}

/** Like `containing`, with a wildcard for one character where the text has a NUL. */
const containingAny = (text: string) => containing(text).replaceAll("\0", "_");

const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");

let accented: Map<string, string[]> | undefined;

/** Words of the cities that are written with accents, by the word without: "canon" is "cañon" as well. */
function accentedForms(): Map<string, string[]> {
  if (accented) return accented;
  accented = new Map();
  for (const { city } of knownCities().list) {
    if (!/[^\0-\x7f]/.test(city)) continue;
    for (const word of city.toLowerCase().split(/[\s-]+/)) {
      const plain = withoutAccents(word);
      if (plain !== word) accented.set(plain, [...(accented.get(plain) ?? []), word]);
    }
  }
  return accented;
}
