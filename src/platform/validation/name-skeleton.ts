import { dataLines } from "../data-lines.ts";
import confusables from "./confusables.txt?raw";

/** What a company's name may end with and still be the same company's. */
const legalForms = new Set(
  "llc llp lp inc incorporated co company corp corporation ltd limited pllc pc dba".split(" "),
);
/** Words that make no other company of a name. */
const silentWords = new Set(["the", "and"]);

let latin: Map<string, string> | undefined;

/**
 * A name as the eye takes it, to compare names by (UTS #39): characters that pass for Latin letters are those
 * letters; case, accents, spaces, punctuation, invisible characters, "The", "&" and legal forms make no
 * difference; o and 0, l, i and 1, rn and m, vv and w are the same. Never shown.
 */
export function nameSkeleton(name: string): string {
  const words = foldLookalikes(name)
    .replace(/['’‘`.]/g, "")
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const spoken = words.filter((word) => !silentWords.has(word));
  while (spoken.length > 1 && legalForms.has(spoken.at(-1) ?? "")) spoken.pop();
  return (spoken.length > 0 ? spoken : words)
    .join("")
    .replaceAll("0", "o")
    .replace(/[1i]/g, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w")
    .slice(0, 200);
}

/** Small letters without accents, in which what passes for a Latin letter is one. */
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

/** Scripts, each with those that names of one language mix. */
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

/** Whether letters of a text are of more than one script, as in "Lone Star" with a Cyrillic o. */
export function mixesScripts(text: string): boolean {
  const letters = [...text.normalize("NFKC")].filter((one) => /\p{L}/u.test(one));
  const own = letters.filter((one) => !/\p{Script=Common}|\p{Script=Inherited}/u.test(one));
  return own.length > 0 && !scripts.some((script) => own.every((one) => script.test(one)));
}

/** Whether every letter of a text is a Latin one. */
export function isLatin(text: string): boolean {
  return [...text.normalize("NFKC")].every(
    (one) => !/\p{L}/u.test(one) || /\p{Script=Latin}/u.test(one),
  );
}
