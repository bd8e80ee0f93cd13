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
export const replaceApostrophes = (text: string, by: string): string =>
  text.replace(apostrophes, by);

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
