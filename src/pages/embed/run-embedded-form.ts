import { parsePage } from "~/pages/site/script/parse-page.ts";
import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { explainFailure, failedAnswer } from "~/platform/http/browser/request-failure.ts";

/**
 * The framed form where script runs: sent without leaving the frame, so that a failed request leaves
 * what was typed instead of the browser's own error page on somebody else's site.
 */
function start(form: HTMLFormElement): void {
  const post = createPostOnce();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!button || button.disabled) return;
    button.disabled = true;
    show(form, await post(form.action, new FormData(form)));
    button.disabled = false;
  });
}

function show(form: HTMLFormElement, posted: Posted): void {
  if (posted.ok && posted.response.redirected) {
    location.replace(posted.response.url);
    return;
  }
  const again = parsePage(posted.text).querySelector<HTMLFormElement>("main.embedded form");
  if (again) {
    form.replaceWith(again);
    start(again);
    again.querySelector<HTMLElement>("[autofocus]")?.focus();
    return;
  }
  const alert = form.querySelector<HTMLElement>("[data-failure]");
  if (!alert) return;
  alert.hidden = false;
  alert.textContent = explainFailure(posted.ok ? failedAnswer(502, "") : posted.failure);
  alert.focus();
}

const form = document.querySelector<HTMLFormElement>("form");
if (form) start(form);
