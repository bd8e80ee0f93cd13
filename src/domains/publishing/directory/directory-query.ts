import { states, withoutApostrophes } from "~/domains/shared/index.ts";

/** A search word and how it matches. */
export type Term = {
  /** Normalized by `foldText`. */
  word: string;
  /** Matches anywhere in a word, at its beginning, or a whole word only. */
  place: "inside" | "beginning" | "whole";
  /** Also matches words that begin with this: "De Kalb" matches "dekalb". */
  joined: string | null;
  /** Also matches pages in these states. */
  states: readonly string[];
};

/** In characters; longer queries and words beyond `maxTerms` are cut off. */
export const maxQuestionLength = 100;
const maxTerms = 8;

/** Ignored words: "Smith & Sons" is searched as "smith sons". */
const silent = /^[&+\-–/|.]{1,2}$/;

const statePlaces = states.map(({ code, name }) => ({
  code,
  words: name.toLowerCase().split(" "),
}));
const codes = new Set(states.map(({ code }) => code.toLowerCase()));

/**
 * Normalizes search text: removes accents, apostrophes, and periods, turns hyphens into spaces, and
 * lowercases ASCII letters. The database's `directory_fold` normalizes the indexed text the same way; its
 * `directory_text` matches every spelling of Saint, Fort, and Mount.
 */
function foldText(text: string): string {
  return withoutApostrophes(text.toWellFormed())
    .normalize("NFKD")
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[\u0300-\u036f'.]+/g, "")
    .replace(/[-\u2010-\u2015]+/g, " ");
}

/**
 * Parses a search query. A page must match every word in its city, state, or business name. A word of three
 * or more letters matches anywhere; a state code matches the state or that whole word ("La Crosse"); other
 * short words match the beginning of a word.
 */
export function readQuestion(text: string): Term[] {
  const words = foldText(text.slice(0, maxQuestionLength))
    .split(/[\s,\0]+/)
    .filter((word) => word !== "" && !silent.test(word));
  return [...new Set(words)].slice(0, maxTerms).map(readTerm);
}

function readTerm(word: string, at: number, words: readonly string[]): Term {
  if (codes.has(word)) {
    const next = words[at + 1];
    const joined = next === undefined ? null : word + next;
    return { word, place: "whole", joined, states: [word.toUpperCase()] };
  }
  const long = [...word].length >= 3;
  const states = statePlaces
    .filter(({ code, words }) =>
      long
        ? words.some((part) => part.includes(word))
        : [code.toLowerCase(), ...words].some((part) => part.startsWith(word)),
    )
    .map(({ code }) => code);
  return { word, place: long ? "inside" : "beginning", joined: null, states };
}

/** A term as a pattern for a page's search text, where each word has a space on both sides. */
export function wordPattern({ word, place }: Pick<Term, "word" | "place">): string {
  if (place === "inside") return word;
  return place === "beginning" ? ` ${word}` : ` ${word} `;
}
