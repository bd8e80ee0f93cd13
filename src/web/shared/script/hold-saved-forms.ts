/** Event that the CRM dispatches once its offline queue accepts forms. */
export const queueRuns = "hearthline:queue-runs";

/**
 * On a page that was saved on the device, delays submitted forms until the queue runs: otherwise
 * the browser would replace the page with its own error.
 */
export function holdSavedForms(): void {
  let heldSubmit: SubmitEvent | null = null;
  const hold = (event: SubmitEvent) => {
    const isPost = (event.target as HTMLFormElement).getAttribute("method") === "post";
    if (!isPost || !("kept" in document.documentElement.dataset)) return;
    event.preventDefault();
    heldSubmit = event;
  };
  const repeat = () => {
    removeEventListener("submit", hold, { capture: true });
    (heldSubmit?.target as HTMLFormElement | undefined)?.requestSubmit(heldSubmit?.submitter);
  };
  addEventListener("submit", hold, { capture: true });
  addEventListener(queueRuns, repeat, { once: true });
}
