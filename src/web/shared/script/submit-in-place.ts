import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { explainFailure, failureFromResponse } from "~/platform/http/browser/request-failure.ts";
import { parsePage } from "./read-page.ts";

type InPlace = {
  /**
   * Selector of the part that contains the form and is replaced when the server returns the page
   * again.
   */
  part: string;
  /** Activates such a part. */
  start(part: HTMLElement): void;
  /** A smaller body to send if the server didn't get the complete request; null for none. */
  smaller?(body: FormData): FormData | null;
  /** Opens the URL of a redirect. */
  go(address: string): void;
};

/**
 * Sends a form without leaving its page, where no other JavaScript runs. A failed request keeps the
 * typed input and shows the reason in the form's `data-failure`, instead of the browser's error page.
 * While sending, the button is disabled and shows its `data-busy-label`.
 */
export function submitInPlace(form: HTMLFormElement, page: InPlace): void {
  const post = createPostOnce();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!button || button.disabled) return;
    const label = button.textContent;
    button.disabled = true;
    button.textContent = button.dataset.busyLabel ?? label;
    const release = () => {
      button.disabled = false;
      button.textContent = label;
    };
    try {
      const body = new FormData(form);
      const first = await post(form.action, body);
      const smaller = first.ok || first.response ? null : page.smaller?.(body);
      const posted = smaller ? await post(form.action, smaller) : first;
      // Stays busy until the page unloads.
      if (posted.ok && posted.response.redirected) return page.go(posted.response.url);
      show(form, page, posted);
      release();
    } catch (error) {
      release();
      throw error;
    }
  });
}

function show(form: HTMLFormElement, { part, start }: InPlace, posted: Posted): void {
  const freshPart = parsePage(posted.text).querySelector<HTMLElement>(part);
  if (freshPart) {
    form.closest(part)?.replaceWith(freshPart);
    start(freshPart);
    freshPart.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
    return;
  }
  const alert = form.querySelector<HTMLElement>("[data-failure]");
  if (!alert) return;
  alert.hidden = false;
  alert.textContent = explainFailure(posted.ok ? failureFromResponse(502, "") : posted.failure);
  alert.focus();
}
