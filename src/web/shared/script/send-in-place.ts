import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { explainFailure, failedAnswer } from "~/platform/http/browser/request-failure.ts";
import { parsePage } from "./parse-page.ts";

type InPlace = {
  /** The part of the page, with the form, that is shown anew when the server answers with the page again. */
  part: string;
  /** Makes such a part work. */
  start(part: HTMLElement): void;
  /** Where the answer led. */
  go(address: string): void;
};

/**
 * Sends a form without leaving its page, where no other script runs: a failed request leaves what was
 * typed, and says why in the form's `data-failure`, instead of the browser's own error page.
 * Meanwhile its button cannot be pressed, and says its `data-busy-label`.
 */
export function sendInPlace(form: HTMLFormElement, page: InPlace): void {
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
      const posted = await post(form.action, new FormData(form));
      // It stays busy until the page is left.
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
  const again = parsePage(posted.text).querySelector<HTMLElement>(part);
  if (again) {
    form.closest(part)?.replaceWith(again);
    start(again);
    again.querySelector<HTMLElement>("[autofocus], [aria-invalid=true]")?.focus();
    return;
  }
  const alert = form.querySelector<HTMLElement>("[data-failure]");
  if (!alert) return;
  alert.hidden = false;
  alert.textContent = explainFailure(posted.ok ? failedAnswer(502, "") : posted.failure);
  alert.focus();
}
