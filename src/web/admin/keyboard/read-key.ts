import type { Section } from "../frame/sections.ts";

/** Action that a key triggers. */
export type KeyAct =
  | { kind: "search" }
  | { kind: "move"; by: 1 | -1 }
  | { kind: "help" }
  /** Waits for the letter of the section to open. */
  | { kind: "wait" }
  | { kind: "go"; href: string };

/** Milliseconds after `g` within which the next letter counts. */
export const secondKeyTimeout = 1_500;

/** Action for a letter, alone or after `g`; null for none. */
export function readKey(
  key: string,
  afterG: boolean,
  sections: readonly Pick<Section, "letter" | "href">[],
): KeyAct | null {
  if (afterG) {
    const section = sections.find(({ letter }) => letter === key.toLowerCase());
    return section ? { kind: "go", href: section.href } : null;
  }
  switch (key) {
    case "/":
      return { kind: "search" };
    case "j":
      return { kind: "move", by: 1 };
    case "k":
      return { kind: "move", by: -1 };
    case "?":
      return { kind: "help" };
    case "g":
      return { kind: "wait" };
    default:
      return null;
  }
}
