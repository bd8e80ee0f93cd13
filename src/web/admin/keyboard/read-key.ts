import type { Section } from "../frame/sections.ts";

/** What a key asks for. */
export type KeyAct =
  | { kind: "search" }
  | { kind: "move"; by: 1 | -1 }
  | { kind: "help" }
  /** The next letter says where to go. */
  | { kind: "wait" }
  | { kind: "go"; href: string };

/** Milliseconds after `g` in which a letter still belongs to it. */
export const secondKeyTimeout = 1_500;

/** What a letter means, alone or after `g`; null when nothing. */
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
