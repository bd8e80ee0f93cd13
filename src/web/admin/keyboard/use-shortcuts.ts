import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Section } from "~/web/admin/frame/sections.ts";
import { usePaletteKey } from "~/web/shared/palette/use-palette-key.ts";

/** Selector for the rows of a list, or its cards. */
const items = "main tbody tr, main li:has(h2)";
const goals = "a[href], button";

type Shortcuts = {
  /** Whether single-letter shortcuts are on; Ctrl+K always works (WCAG 2.1.4). */
  letters: boolean;
  sections: readonly Section[];
  openPalette: () => void;
  openHelp: () => void;
};

/** Handles keyboard shortcuts in the staff area, except while the user is typing. */
export function useShortcuts({ letters, sections, openPalette, openHelp }: Shortcuts): void {
  const navigate = useNavigate();
  const waitingUntil = useRef(0);
  usePaletteKey(openPalette);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!letters || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const act = readKey(event.key, event.timeStamp < waitingUntil.current, sections);
      waitingUntil.current = 0;
      if (!act) return;
      event.preventDefault();
      if (act.kind === "wait") waitingUntil.current = event.timeStamp + secondKeyTimeout;
      else if (act.kind === "go") void navigate(act.href);
      else if (act.kind === "help") openHelp();
      else if (act.kind === "move") moveInList(act.by);
      else document.querySelector<HTMLInputElement>("main input[type=search]")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [letters, sections, openHelp, navigate]);
}

/** Focuses the first link of the next or previous row, so Enter opens it. */
function moveInList(step: 1 | -1): void {
  const entries = [...document.querySelectorAll<HTMLElement>(items)].filter(
    (item) => item.offsetParent !== null,
  );
  const at = entries.findIndex((item) => item.contains(document.activeElement));
  const next = entries[at < 0 ? (step > 0 ? 0 : entries.length - 1) : at + step];
  if (!next) return;
  const goal = next.querySelector<HTMLElement>(goals) ?? focusable(next);
  goal.focus();
  next.scrollIntoView({ block: "nearest" });
}

/** A row without a link gets the focus itself. */
function focusable(item: HTMLElement): HTMLElement {
  item.tabIndex = -1;
  return item;
}

/** Whether the user types in a field, or a dialog is open. */
function isTyping({ target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return true;
  return (
    target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")
  );
}

/** Action that a key triggers. */
export type KeyAct =
  | { kind: "search" }
  | { kind: "move"; by: 1 | -1 }
  | { kind: "help" }
  /** Waits for the letter of the section to open. */
  | { kind: "wait" }
  | { kind: "go"; href: string };

/** Milliseconds after `g` within which the next letter counts. */
const secondKeyTimeout = 1_500;

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
