import type { ToastMessage } from "./toast-message.ts";

/** More toasts than this are noise: the oldest gives way. */
const maxToasts = 3;

/** Toasts that follow each other this fast belong to one action and are shown together. */
const sameActionMs = 300;

/** Milliseconds a toast stays: six seconds at least, longer when there is more to read. */
function readingTime({ title, description = "", note = "" }: ToastMessage): number {
  return Math.max(6000, 2000 + 75 * (title.length + description.length + note.length));
}

/** Milliseconds it stays at least after it was pointed at. */
const shortestRest = 2000;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** While a dialog is open everything around it is inert: then it is the dialog's own. */
const region = () => find("dialog[open] [data-toasts]") ?? find("[data-toasts]:not(dialog *)");
const shownToasts = () => [...(region()?.querySelectorAll<HTMLElement>("[data-shown]") ?? [])];

/**
 * Shows a toast in a page that has `Toasts`. It goes by itself, on its button and on Escape, and
 * waits while it is pointed at or focused.
 */
export function showToast(message: ToastMessage): void {
  const { tone = "neutral" } = message;
  const toast = find(`[data-toast="${tone}"] > *`)?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) return;
  for (const part of ["title", "description", "note"] as const) {
    const element = toast.querySelector(`[data-text="${part}"]`);
    if (message[part]) element?.append(message[part]);
    else element?.remove();
  }

  makeRoom();
  toast.dataset.shown = String(performance.now());
  removeOnPress(toast);
  removeInTime(toast, readingTime(message));
  place(toast, tone);
}

/**
 * What an earlier action said gives way, so one step's toast never piles up on the next one's; what the
 * same action says in several toasts stays together.
 */
function makeRoom(): void {
  const earlier = performance.now() - sameActionMs;
  for (const old of shownToasts()) {
    if (earlier > Number(old.dataset.shown) && !old.matches(":hover, :focus-within")) old.remove();
  }
  for (const oldest of shownToasts().slice(0, 1 - maxToasts)) oldest.remove();
}

/** Puts it where it is seen and announced now; a dialog that closes leaves its toasts to the page. */
function place(toast: HTMLElement, tone: ToastMessage["tone"]): void {
  const [polite, assertive] = region()?.children ?? [];
  (tone === "destructive" ? assertive : polite)?.append(toast);
  const dialog = toast.closest("dialog");
  dialog?.addEventListener("close", () => toast.isConnected && place(toast, tone), { once: true });
}

/** Its button removes it, and gives the focus back to where it came from. */
function removeOnPress(toast: HTMLElement): void {
  let focusBefore: HTMLElement | null = null;
  toast.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !region()?.contains(from)) focusBefore = from;
  });
  toast.querySelector("button")?.addEventListener("click", () => {
    toast.remove();
    focusBefore?.focus();
  });
}

/** Time removes it, but stands still while somebody is at it. */
function removeInTime(toast: HTMLElement, milliseconds: number): void {
  let rest = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const go = () => {
    startedAt = performance.now();
    timer = setTimeout(() => toast.remove(), rest);
  };
  const wait = () => {
    clearTimeout(timer);
    rest = Math.max(shortestRest, rest - (performance.now() - startedAt));
  };
  for (const event of ["mouseenter", "focusin"]) toast.addEventListener(event, wait);
  for (const event of ["mouseleave", "focusout"]) toast.addEventListener(event, go);
  go();
}

/** Escape dismisses the newest toast, from now on. @returns how to end it */
export function dismissToastsOnEscape(): () => void {
  const dismissNewest = (event: KeyboardEvent) => {
    const newest = shownToasts().at(-1);
    if (event.key !== "Escape" || event.defaultPrevented || !newest) return;
    // Within an open dialog Escape belongs to the dialog, unless a toast has the focus.
    const dialogOpen = document.querySelector("dialog:modal");
    if (dialogOpen && !region()?.contains(document.activeElement)) return;
    event.preventDefault();
    newest.querySelector("button")?.click();
  };
  document.addEventListener("keydown", dismissNewest);
  return () => document.removeEventListener("keydown", dismissNewest);
}
