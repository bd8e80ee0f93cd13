/** Event that the CRM dispatches when its queue takes forms without a signal. */
export const queueRuns = "hearthline:queue-runs";

/**
 * On a page that the device saved, a form that is sent before the queue runs waits for it: the browser
 * would replace the page with its own error.
 */
export function holdSavedForms(): void {
  let held: SubmitEvent | null = null;
  const hold = (event: SubmitEvent) => {
    const isPost = (event.target as HTMLFormElement).getAttribute("method") === "post";
    if (!isPost || !("kept" in document.documentElement.dataset)) return;
    event.preventDefault();
    held = event;
  };
  const repeat = () => {
    removeEventListener("submit", hold, { capture: true });
    (held?.target as HTMLFormElement | undefined)?.requestSubmit(held?.submitter);
  };
  addEventListener("submit", hold, { capture: true });
  addEventListener(queueRuns, repeat, { once: true });
}
