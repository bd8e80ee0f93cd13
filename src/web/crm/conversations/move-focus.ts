import type { KeyboardEvent } from "react";

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Moves the focus to the next or previous link of a list. Letter keys work only while the list has the focus,
 * so voice input doesn't trigger one by accident (WCAG 2.1.4).
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("li > div > a")];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.closest("li")?.scrollIntoView({ block: "nearest" });
}
