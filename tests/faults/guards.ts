import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

declare const isDeclared: unique symbol;

type GuardInTheBuild = { times?: number } & (
  | { from: string; answer: string }
  | { text: string; without: string }
);

/**
 * Code in the product that prevents a fault, and what replaces it in the build when the guard is
 * removed: a function that returns immediately, or different source text (white space is ignored).
 * Declared below `guards`, so guards.test.ts finds each.
 */
export type Guard = GuardInTheBuild & { readonly [isDeclared]: true };

/** Guards by name; each occurs in the build once, or `times` times. */
export function declareGuards<Name extends string>(
  guards: Record<Name, GuardInTheBuild>,
): Record<Name, Guard> {
  return guards as Record<Name, Guard>;
}

/** Environment variables that remove these guards when the product's files are loaded. */
export function withoutGuards(guards: readonly Guard[]): Record<string, string> {
  if (guards.length === 0) return {};
  const program = fileURLToPath(new URL("remove-guards.ts", import.meta.url));
  return {
    NODE_OPTIONS: `--import=${program}`,
    WITHOUT_GUARDS: JSON.stringify(guards),
  };
}

/** A built file without these guards. @returns the text, and how often each was found */
export function removeGuards(source: string, guards: readonly Guard[]) {
  const counts = guards.map(() => 0);
  let text = source;
  for (const [index, guard] of guards.entries()) {
    text = text.replace(patternOf(guard), (match) => {
      counts[index] = (counts[index] ?? 0) + 1;
      return "text" in guard ? guard.without : `${match} ${guard.answer}`;
    });
  }
  return { text, found: counts };
}

function patternOf(guard: Guard): RegExp {
  if ("from" in guard) {
    // Up to the brace that opens the body; the bundler may have numbered the name.
    return new RegExp(`\\bfunction ${guard.from}(\\$\\d+)?\\(.*\\) \\{$`, "gm");
  }
  const words = guard.text.trim().split(/\s+/).map(literal);
  return new RegExp(words.join("\\s+"), "g");
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Guards that should have been removed from a process but weren't. */
export function guardsLeft(dataFolder: string, guards: readonly Guard[]): Guard[] {
  const notes = join(dataFolder, "guards-taken-away");
  const removed = existsSync(notes) ? readFileSync(notes, "utf8").split("\n") : [];
  return guards.filter((_, index) => !removed.includes(String(index)));
}
