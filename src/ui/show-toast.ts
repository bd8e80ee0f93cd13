import { mostAtOnce, readingTime, shortestRest } from "./toast-timing.ts";

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** While a dialog is open everything around it is inert: then it is the dialog's own. */
const region = () => find("dialog[open] [data-toasts]") ?? find("[data-toasts]:not(dialog *)");
const shownCards = () => [...(region()?.querySelectorAll<HTMLElement>("[data-shown]") ?? [])];

/**
 * Shows a toast of the page's `ToastTemplates`. It goes by itself, on its button and on Escape, and
 * waits while it is pointed at or focused.
 * @param description what it says instead of its own text
 */
export function showToast(name: string, description?: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast="${name}"]`);
  const card = template?.content.firstElementChild?.cloneNode(true);
  const [polite, assertive] = region()?.children ?? [];
  if (!(card instanceof HTMLElement) || !polite || !assertive) return;
  const [title, text] = card.querySelectorAll("p");
  if (text && description) text.textContent = description;

  const tooMany = shownCards().length - mostAtOnce + 1;
  for (const old of shownCards().slice(0, Math.max(0, tooMany))) old.remove();
  card.dataset.shown = "";
  removeOnPress(card);
  removeInTime(
    card,
    readingTime({ title: title?.textContent ?? "", description: text?.textContent ?? "" }),
  );
  (template?.dataset.tone === "destructive" ? assertive : polite).append(card);
}

/** Its button removes it, and gives the focus back to where it came from. */
function removeOnPress(card: HTMLElement): void {
  let focusBefore: HTMLElement | null = null;
  card.addEventListener("focusin", ({ relatedTarget: from }) => {
    if (from instanceof HTMLElement && !region()?.contains(from)) focusBefore = from;
  });
  card.querySelector("button")?.addEventListener("click", () => {
    card.remove();
    focusBefore?.focus();
  });
}

/** Time removes it, but stands still while somebody is at it. */
function removeInTime(card: HTMLElement, milliseconds: number): void {
  let rest = milliseconds;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout>;
  const go = () => {
    startedAt = performance.now();
    timer = setTimeout(() => card.remove(), rest);
  };
  const wait = () => {
    clearTimeout(timer);
    rest = Math.max(shortestRest, rest - (performance.now() - startedAt));
  };
  for (const event of ["mouseenter", "focusin"]) card.addEventListener(event, wait);
  for (const event of ["mouseleave", "focusout"]) card.addEventListener(event, go);
  go();
}

/** Escape dismisses the newest toast. To be called once. */
export function dismissToastsOnEscape(): void {
  document.addEventListener("keydown", (event) => {
    const newest = shownCards().at(-1);
    if (event.key !== "Escape" || event.defaultPrevented || !newest) return;
    event.preventDefault();
    newest.querySelector("button")?.click();
  });
}
