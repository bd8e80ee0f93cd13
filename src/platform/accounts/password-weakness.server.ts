import { createRequire } from "node:module";

/** `common`: among the first that attackers try. `personal`: built from facts about its owner. */
export type PasswordWeakness = "common" | "personal";

/** Guesses available to an attacker with a list of common passwords and facts about a person. */
const fewestGuesses = 10_000_000_000;

const load = createRequire(import.meta.url);

/**
 * Why a password is too easy to guess, or null (rule `passwords.hard-to-guess`). The list of common
 * passwords is loaded only here, takes a few megabytes, and needs no network.
 * @param about what an attacker may know about its owner: names, email addresses, the site's name
 */
export function passwordWeakness(
  password: string,
  about: readonly string[],
): PasswordWeakness | null {
  // Loaded when the first password is chosen: most processes never need it.
  const { ZxcvbnFactory } = load("@zxcvbn-ts/core") as typeof import("@zxcvbn-ts/core");
  const { dictionary, adjacencyGraphs } = load(
    "@zxcvbn-ts/language-common",
  ) as typeof import("@zxcvbn-ts/language-common");
  const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });
  const known = about.flatMap(partsOf);
  const isPersonal = (text: string) => {
    const { guesses, sequence } = judge.check(text, known);
    const named = sequence.some(({ dictionaryName }) => dictionaryName === "userInputs");
    return named && guesses < fewestGuesses;
  };
  // "Miller-Iris-12" is as weak as "MillerIris12".
  if (isPersonal(password) || isPersonal(lettersOf(password))) return "personal";
  return judge.check(password, known).guesses < fewestGuesses ? "common" : null;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A name or email address and the words in it, except very short ones. */
function partsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  return [
    text,
    lettersOf(text),
    text.split("@")[0] ?? "",
    text.split("@")[1] ?? "",
    ...words,
  ].filter((part) => part.length > 2);
}

const advice = "Use several words that have nothing to do with each other.";

/** The message for a weak password. */
export const weaknessMessages: Record<PasswordWeakness, string> = {
  common: `This password is too easy to guess. ${advice}`,
  personal: `A password with your name, your address or this site's name is too easy to guess. ${advice}`,
};
