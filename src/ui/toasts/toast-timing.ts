import type { ToastMessage } from "./toast-message.ts";

/** More toasts than this are noise: the oldest gives way. */
export const maxToasts = 3;

/** Toasts that follow each other this fast belong to one action and are shown together. */
export const sameActionMs = 300;

/** Milliseconds a toast stays: six seconds at least, longer when there is more to read. */
export function readingTime({ title, description = "", note = "" }: ToastMessage): number {
  return Math.max(6000, 2000 + 75 * (title.length + description.length + note.length));
}

/** Milliseconds it stays at least after it was pointed at. */
export const shortestRest = 2000;
