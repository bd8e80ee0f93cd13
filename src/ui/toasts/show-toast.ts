/** Maximum visible toasts: the oldest is removed. */
const maxToasts = 3;

/** Toasts this close together belong to one action and are shown together. */
const sameActionMs = 300;

/** Minimum milliseconds it stays after hover ends. */
const minRest = 2000;

/**
 * Shows a toast in a page that has `Toasts`. It closes after a while, on its button, or on Escape;
 * the timer pauses on hover and focus.
 * @returns the toast, if the page shows any
 */
export function showToast(message: ToastMessage): HTMLElement | undefined {
  const { tone = "neutral" } = message;
  const toast = find(`[data-toast="${tone}"] > *`)?.cloneNode(true);
  if (!(toast instanceof HTMLElement)) return undefined;
  for (const part of ["title", "description", "note"] as const) {
    const element = toast.querySelector(`[data-text="${part}"]`);
    if (message[part]) element?.append(message[part]);
    else element?.remove();
  }

  makeRoom();
  toast.dataset.shown = String(performance.now());
  dismissOnClick(toast);
  dismissAfterDelay(toast, readingTime(message));
  place(toast, tone);
  return toast;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Milliseconds a toast stays: at least six seconds, longer with more text. */
function readingTime({ title, description = "", note = "" }: ToastMessage): number {
  return Math.max(6000, 2000 + 75 * (title.length + description.length + note.length));
}

/**
 * Removes toasts of earlier actions, so they don't pile up; several toasts of the same action stay
 * together.
 */
function makeRoom(): void {
  const earlier = performance.now() - sameActionMs;
  for (const old of shownToasts()) {
    if (earlier > Number(old.dataset.shown) && !old.matches(":hover, :focus-within")) old.remove();
  }
  for (const oldest of shownToasts().slice(0, 1 - maxToasts)) oldest.remove();
}

const shownToasts = () => [...(region()?.querySelectorAll<HTMLElement>("[data-shown]") ?? [])];

/** While a dialog is open everything around it is inert, so its own region is used. */
const region = () => find("dialog[open] [data-toasts]") ?? find("[data-toasts]:not(dialog *)");

/** Puts the toast where it is visible and announced; a dialog that closes moves its toasts to the page. */
function place(toast: HTMLElement, tone: ToastMessage["tone"]): void {
  const [polite, assertive] = region()?.children ?? [];
  (tone === "destructive" ? assertive : polite)?.append(toast);
  const dialog = toast.closest("dialog");
  dialog?.addEventListener("close", () => toast.isConnected && place(toast, tone), { once: true });
}

/** Its button removes it, and restores the focus. */
function dismissOnClick(toast: HTMLElement): void {
  let focusBefore: HTMLElement | null = null;
  toast.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !region()?.contains(from)) focusBefore = from;
  });
  toast.querySelector("button")?.addEventListener("click", () => {
    toast.remove();
    focusBefore?.focus();
  });
}

/** Removes it after a time; the timer pauses on hover and focus. */
function dismissAfterDelay(toast: HTMLElement, milliseconds: number): void {
  let rest = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const go = () => {
    startedAt = performance.now();
    timer = setTimeout(() => toast.remove(), rest);
  };
  const wait = () => {
    clearTimeout(timer);
    rest = Math.max(minRest, rest - (performance.now() - startedAt));
  };
  for (const event of ["mouseenter", "focusin"]) toast.addEventListener(event, wait);
  for (const event of ["mouseleave", "focusout"]) toast.addEventListener(event, go);
  go();
}

/** Makes Escape dismiss the newest toast. @returns a function that stops it */
export function dismissToastsOnEscape(): () => void {
  const dismissNewest = (event: KeyboardEvent) => {
    const newest = shownToasts().at(-1);
    if (event.key !== "Escape" || event.defaultPrevented || !newest) return;
    // In an open dialog, Escape closes the dialog, unless a toast has the focus.
    const dialogOpen = document.querySelector("dialog:modal");
    if (dialogOpen && !region()?.contains(document.activeElement)) return;
    event.preventDefault();
    newest.querySelector("button")?.click();
  };
  document.addEventListener("keydown", dismissNewest);
  return () => document.removeEventListener("keydown", dismissNewest);
}

/** A toast's text, without its style. */
export type ToastText = { title: string; description: string };

export type ToastMessage = {
  title: string;
  description?: string;
  /** Small print below the text: the exact error, and its reference. */
  note?: string;
  tone?: "good" | "destructive" | "neutral";
};
