/** What people and phones type for an apostrophe: "O'Fallon", "O’Fallon". */
const apostrophes = /['’‘‛ʻʼ`´′＇]/g;

/** Each way to write a word of a town's name; the first is the long one. */
const sameWords = [
  ["saint", "st", "ste", "sainte"],
  ["fort", "ft"],
  ["mount", "mt"],
];

/** A text without apostrophes: what stood around one is one word. */
export const withoutApostrophes = (text: string): string => text.replace(apostrophes, "");

/** The same with another text in the place of each apostrophe. */
export const replaceApostrophes = (text: string, by: string): string =>
  text.replace(apostrophes, by);

/** Every way to write this word of a town's name: "ft" is "fort" as well. Only itself for most. */
export function sameWordsAs(word: string): readonly string[] {
  return sameWords.find((words) => words.includes(word)) ?? [word];
}

/** A name written with long words ("saint louis") and with short ones ("st louis"); often both are the same. */
export function longAndShort(words: readonly string[]): string[][] {
  const long = words.map((word) => sameWordsAs(word)[0] ?? word);
  const short = words.map((word) => sameWordsAs(word)[1] ?? word);
  return long.join() === short.join() ? [long] : [long, short];
}
