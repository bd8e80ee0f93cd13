import { dayOf, localTime } from "~/domains/shared/index.ts";
import type { ShownGrid } from "./grid-ghost.ts";

/** Arrow keys on an open hour focus the one next to it. */
export function moveFocus(root: HTMLElement, { hours }: ShownGrid, event: KeyboardEvent): void {
  const slot = event.target as HTMLElement;
  const count = hours.end - hours.first;
  const slots = [...root.querySelectorAll<HTMLElement>("[data-slot]")];
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -count, ArrowRight: count }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const at = slots.indexOf(slot);
  const isUpright = Math.abs(step) === 1 && count > 1;
  const leavesColumn = isUpright && Math.floor((at + step) / count) !== Math.floor(at / count);
  const next = leavesColumn ? undefined : slots[at + step];
  if (!next) return;
  slot.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** Moves the line of the current time once a minute. @returns a function that ends it */
export function runNowLine(root: HTMLElement, read: () => ShownGrid): () => void {
  let lastRead = { now: read().now, at: performance.now() };
  const moveLine = () => {
    const { zone, hours, now: served } = read();
    if (served !== lastRead.now) lastRead = { now: served, at: performance.now() };
    const now = new Date(served.getTime() + performance.now() - lastRead.at);
    const { minutes } = localTime(now, zone);
    for (const mark of root.querySelectorAll<HTMLElement>("[data-now]")) {
      const isToday = mark.closest<HTMLElement>("[data-area]")?.dataset.area === dayOf(now, zone);
      mark.hidden = !isToday;
      mark.style.top = `${((minutes - hours.first * 60) / ((hours.end - hours.first) * 60)) * 100}%`;
    }
  };
  const timer = setInterval(moveLine, 60_000);
  return () => clearInterval(timer);
}

/**
 * How to move an appointment with a mouse, a finger, or keys.
 * @param hasCrewList whether crews are listed while something moves
 */
export const describeMoves = (hasCrewList: boolean): string =>
  [
    "Drag an appointment to move it, or its bottom edge to change its length.",
    "On a touchscreen, touch and hold it first.",
    hasCrewList ? "To change only its crew, drop it on the crew’s name at the top." : "",
    "With the keyboard, focus it: arrow keys move it, Shift with up or down changes its length,",
    hasCrewList ? "Shift with left or right its crew," : "",
    "Enter saves, Esc cancels.",
  ]
    .filter(Boolean)
    .join(" ");
