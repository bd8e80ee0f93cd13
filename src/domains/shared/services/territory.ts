import { findState } from "./states.ts";

/** One service in one city, exclusive to one contractor (`territories.exclusive`). */
export type Territory = { service: string; citySlug: string; state: string };

/**
 * The slug of a city's name: lower case, only letters and digits, every run of other characters replaced by
 * one hyphen. Accents are removed: "Cañon City" is `canon-city`.
 */
export function citySlug(city: string): string {
  return (
    city
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      // Some apostrophes, as in "ʻEwa", count as letters in Unicode.
      .replace(/(?:[^\p{L}\p{N}]|\p{Lm})+/gu, "-")
      .replace(/^-|-$/g, "")
  );
}

/**
 * The normalized name of a town (`territories.one-town`): the same for "St. Louis" and "Saint Louis", "Ft
 * Worth" and "Fort Worth", "Mt. Pleasant" and "Mount Pleasant", "O'Fallon", "O Fallon" and "OFallon". Only
 * compared, never shown. The database function `city_key` returns the same for every slug.
 */
export function cityKey(city: string, state: string): string {
  const slug = citySlug(city);
  // Two distant towns whose names differ only by a space.
  if (state === "CA" && slug === "green-acres") return slug;
  return slug
    .replace(/(?<=^|-)(?:st|ste|sainte)(?=-|$)/g, "saint")
    .replace(/(?<=^|-)fort(?=-|$)/g, "ft")
    .replace(/(?<=^|-)mount(?=-|$)/g, "mt")
    .replaceAll("-", "");
}

/** A territory's key, the same for every spelling of its town. Use it as the key in maps. */
export function territoryKey({ service, citySlug: slug, state }: Territory): string {
  return `${service}/${cityKey(slug, state)}-${state}`;
}

/** The canonical path of a business page: `/plumbing/san-antonio-tx`. */
export function businessPath(territory: Territory): string {
  return `/${territory.service}/${encodeURIComponent(territory.citySlug)}-${territory.state.toLowerCase()}`;
}

/**
 * Parses the second segment of a business page's path: the last hyphen separates the city from the two-letter
 * state. Also accepts other spellings of the same place, so they can be redirected. Null without a city or a
 * US state.
 */
export function parseCityState(text: string): { citySlug: string; state: string } | null {
  const hyphen = text.lastIndexOf("-");
  if (hyphen < 1) return null;
  const state = findState(text.slice(hyphen + 1));
  const slug = citySlug(text.slice(0, hyphen));
  return state && slug ? { citySlug: slug, state: state.code } : null;
}

/** What people and phones type for an apostrophe: "O'Fallon", "O’Fallon". */
const apostrophes = /['’‘‛ʻʼ`´′＇]/g;

/** The spellings of a word in town names; the long one comes first. */
const wordSpellings = [
  ["saint", "st", "ste", "sainte"],
  ["fort", "ft"],
  ["mount", "mt"],
];

/** A text without apostrophes; the parts around one are joined. */
export const withoutApostrophes = (text: string): string => text.replace(apostrophes, "");

/** A text with each apostrophe replaced. */
export const replaceApostrophes = (text: string, replacement: string): string =>
  text.replace(apostrophes, replacement);

/** All spellings of this word in town names: "ft" is also "fort". Most have only one. */
export function spellingsOfWord(word: string): readonly string[] {
  return wordSpellings.find((words) => words.includes(word)) ?? [word];
}

/** A name with long words ("saint louis") and with short ones ("st louis"); often both are the same. */
export function longAndShortForms(words: readonly string[]): string[][] {
  const long = words.map((word) => spellingsOfWord(word)[0] ?? word);
  const short = words.map((word) => spellingsOfWord(word)[1] ?? word);
  return long.join() === short.join() ? [long] : [long, short];
}
