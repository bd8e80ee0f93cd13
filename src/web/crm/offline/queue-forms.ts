import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { saveQueuedForm } from "./outbox.ts";

/**
 * Queues forms with `data-waits="Note"` (their kind) when submitted offline. Other forms aren't
 * queued and say that nothing was sent.
 * @returns a function that stops this
 */
export function queueForms(memberId: string, onQueued: () => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (navigator.onLine || !(form instanceof HTMLFormElement) || !form.dataset.waits) return;
    const words = wordsOf(form) || (event.submitter?.getAttribute("aria-label") ?? "");
    if (!words) return;
    event.preventDefault();
    event.stopPropagation();
    const fields = [...new FormData(form, event.submitter)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    // A new key: the form's own may be reused once it is empty.
    const keyed = fields.filter(([name]) => name !== "request_key");
    void saveQueuedForm({
      id: newRequestKey(),
      memberId,
      action: new URL(form.getAttribute("action") ?? "", location.href).href,
      fields: [...keyed, ["request_key", newRequestKey()]],
      what: form.dataset.waits,
      words,
      writtenAt: Date.now(),
      refusal: null,
    }).then(() => {
      empty(form);
      onQueued();
      showToast(kept);
    }, onNotQueued);
  };
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => window.removeEventListener("submit", onSubmit, { capture: true });
}

function empty(form: HTMLFormElement): void {
  form.reset();
  // Lets code that saves drafts see that the field is empty.
  for (const field of form.querySelectorAll("textarea")) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The queue is listed at the top of the page, which may be out of view. */
const kept: ToastMessage = {
  title: "Waiting to Be Sent",
  description: "You’re offline. It’ll be sent automatically when you’re back online.",
};

/** No space on the device, or a private window; the input stays in the form. */
const onNotQueued = () =>
  showToast({
    title: "Not Saved",
    description:
      "There’s no room to save it on this device. Send it again when you’re back online.",
    tone: "destructive",
  });

/** Typed or selected values, for the list of queued forms. */
function wordsOf(form: HTMLFormElement): string {
  const typed = [...form.querySelectorAll("textarea")].map(({ value }) => value.trim());
  const chosen = [...form.querySelectorAll("select")].map(
    (select) => select.selectedOptions[0]?.label ?? "",
  );
  return [...typed, ...(typed.length > 0 ? [] : chosen)].filter(Boolean).join(" · ").slice(0, 200);
}
