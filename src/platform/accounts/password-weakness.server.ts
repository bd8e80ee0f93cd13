import { createRequire } from "node:module";

/** `common`: among those that are tried first. `personal`: built from what is known of its owner. */
export type PasswordWeakness = "common" | "personal";

/** An attacker with a list of common passwords and facts about a person gets this far. */
const fewestGuesses = 10_000_000_000;

const load = createRequire(import.meta.url);

/**
 * Why a password is guessed too easily, or null (rule `passwords.hard-to-guess`). The list of common
 * passwords is only read here, takes a few megabytes, and needs no network.
 * @param about what an attacker may know of its owner: names, email addresses, the site's name
 */
export function passwordWeakness(
  password: string,
  about: readonly string[],
): PasswordWeakness | null {
  // Read when the first password is chosen: most processes never see one.
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
  // "Miller-Iris-12" is no better than "MillerIris12".
  if (isPersonal(password) || isPersonal(lettersOf(password))) return "personal";
  return judge.check(password, known).guesses < fewestGuesses ? "common" : null;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A name or an email address and the words in it, without those too short to mean anything. */
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

/** The message for someone who chose such a password. */
export const weaknessMessages: Record<PasswordWeakness, string> = {
  common: `This password is too easy to guess. ${advice}`,
  personal: `A password with your name, your address or this site's name is too easy to guess. ${advice}`,
};
