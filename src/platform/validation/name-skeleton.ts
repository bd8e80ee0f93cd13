import { dataLines } from "../data-lines.ts";
import confusables from "./confusables.txt?raw";

/** Legal forms that a company's name may end with. */
const legalForms = new Set(
  "llc llp lp inc incorporated co company corp corporation ltd limited pllc pc dba".split(" "),
);
/** Words that don't distinguish company names. */
const ignoredWords = new Set(["the", "and"]);

let latin: Map<string, string> | undefined;

/**
 * A name as the eye sees it, for comparing names (UTS #39): lookalikes of Latin letters become
 * those letters; case, accents, spaces, punctuation, invisible characters, "The", "&" and legal
 * forms are ignored; o and 0, l, i and 1, rn and m, vv and w are the same. Never shown.
 */
export function nameSkeleton(name: string): string {
  const words = foldLookalikes(name)
    .replace(/['’‘`.]/g, "")
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const spoken = words.filter((word) => !ignoredWords.has(word));
  while (spoken.length > 1 && legalForms.has(spoken.at(-1) ?? "")) spoken.pop();
  return (spoken.length > 0 ? spoken : words)
    .join("")
    .replaceAll("0", "o")
    .replace(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .slice(0, 200);
}

/** Lowercase letters without accents, with lookalikes replaced by Latin letters. */
function foldLookalikes(text: string): string {
  latin ??= readTable();
  let folded = "";
  for (const character of text.normalize("NFKD").replace(/[\p{M}\p{Cf}]/gu, "")) {
    folded +=
      character === "|"
        ? "l"
        : (latin.get(character) ?? latin.get(character.toUpperCase()) ?? character.toLowerCase());
  }
  return folded;
}

function readTable(): Map<string, string> {
  const table = new Map<string, string>();
  for (const line of dataLines(confusables)) {
    const [letters = "", points = ""] = line.split(": ");
    for (const point of points.split(" ")) {
      table.set(String.fromCodePoint(Number.parseInt(point, 16)), letters);
    }
  }
  return table;
}

/** Groups of scripts that names in one language mix. */
const scripts: readonly RegExp[] = [
  /\p{Script_Extensions=Latin}/u,
  /\p{Script_Extensions=Han}|\p{Script_Extensions=Hiragana}|\p{Script_Extensions=Katakana}|\p{Script_Extensions=Hangul}|\p{Script_Extensions=Bopomofo}/u,
  /\p{Script_Extensions=Cyrillic}/u,
  /\p{Script_Extensions=Greek}/u,
  /\p{Script_Extensions=Armenian}/u,
  /\p{Script_Extensions=Hebrew}/u,
  /\p{Script_Extensions=Arabic}/u,
  /\p{Script_Extensions=Devanagari}/u,
  /\p{Script_Extensions=Bengali}/u,
  /\p{Script_Extensions=Gujarati}/u,
  /\p{Script_Extensions=Gurmukhi}/u,
  /\p{Script_Extensions=Tamil}/u,
  /\p{Script_Extensions=Telugu}/u,
  /\p{Script_Extensions=Thai}/u,
  /\p{Script_Extensions=Lao}/u,
  /\p{Script_Extensions=Khmer}/u,
  /\p{Script_Extensions=Georgian}/u,
  /\p{Script_Extensions=Ethiopic}/u,
  /\p{Script_Extensions=Cherokee}/u,
];

/** Whether a text has letters of more than one script, such as "Lone Star" with a Cyrillic o. */
export function mixesScripts(text: string): boolean {
  const letters = [...text.normalize("NFKC")].filter((letter) => /\p{L}/u.test(letter));
  const scriptLetters = letters.filter(
    (letter) => !/\p{Script=Common}|\p{Script=Inherited}/u.test(letter),
  );
  return (
    scriptLetters.length > 0 &&
    !scripts.some((script) => scriptLetters.every((letter) => script.test(letter)))
  );
}

/** Whether all letters of a text are Latin. */
export function isLatin(text: string): boolean {
  return [...text.normalize("NFKC")].every(
    (letter) => !/\p{L}/u.test(letter) || /\p{Script=Latin}/u.test(letter),
  );
}
