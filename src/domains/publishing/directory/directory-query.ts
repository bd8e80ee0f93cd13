import { states } from "~/domains/shared/services/states.ts";
import { withoutApostrophes } from "~/domains/shared/services/town-spellings.ts";

/** One word that somebody searches for, and where it counts as found. */
export type Term = {
  /** As `foldText` writes it. */
  word: string;
  /** Anywhere in a word of a page, at the beginning of one, or only as a whole word. */
  place: "inside" | "beginning" | "whole";
  /** Pages with a word that begins so are found too: "De Kalb" is "dekalb" in one word. */
  joined: string | null;
  /** Pages in these states are found too. */
  states: readonly string[];
};

/** More than this many characters of a question, and more than this many words, are not read. */
export const longestQuestion = 100;
const maxTerms = 8;

/** Words that say nothing: "Smith & Sons" is asked for as "smith sons". */
const silent = /^[&+\-–/|.]{1,2}$/;

const statePlaces = states.map(({ code, name }) => ({
  code,
  words: name.toLowerCase().split(" "),
}));
const codes = new Set(states.map(({ code }) => code.toLowerCase()));

/**
 * Text as it is searched: without accents, apostrophes and periods, hyphens as blanks, ASCII letters
 * small. The database's `directory_fold` does the same to what it is searched in; that a town is found
 * by each way to write Saint, Fort and Mount is its `directory_text`'s doing.
 */
function foldText(text: string): string {
  return withoutApostrophes(text.toWellFormed())
    .normalize("NFKD")
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[\u0300-\u036f'.]+/g, "")
    .replace(/[-\u2010-\u2015]+/g, " ");
}

/**
 * The words of a question; a page must have all of them, in its city, its state or its business's
 * name. A word of three letters or more is found anywhere; a state's code means
 * the state, or that word alone ("La Crosse"); other short words begin a word.
 */
export function readQuestion(text: string): Term[] {
  const words = foldText(text.slice(0, longestQuestion))
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

/** A term as it stands in a page's text, whose words have a blank before and after. */
export function wordPattern({ word, place }: Pick<Term, "word" | "place">): string {
  if (place === "inside") return word;
  return place === "beginning" ? ` ${word}` : ` ${word} `;
}
