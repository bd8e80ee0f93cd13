import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { showToast } from "~/ui/toasts/show-toast.ts";
import type { ToastMessage } from "~/ui/toasts/toast-message.ts";
import { putWaiting } from "./outbox.ts";

/**
 * Keeps what is sent without a connection until there is one, for forms that say what they are:
 * `data-waits="Note"`. Others stay as they are and say that nothing was sent.
 * @returns what ends it
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
    // A key of its own: the form's may be used again once it is empty.
    const keyed = fields.filter(([name]) => name !== "request_key");
    void putWaiting({
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
    }, onNotKept);
  };
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => window.removeEventListener("submit", onSubmit, { capture: true });
}

function empty(form: HTMLFormElement): void {
  form.reset();
  // Whoever keeps a draft of a field learns that it is empty.
  for (const field of form.querySelectorAll("textarea")) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The list of what waits is at the top of the page, which may be out of sight. */
const kept: ToastMessage = {
  title: "Waiting to Be Sent",
  description: "You’re offline. It’ll be sent automatically when you’re back online.",
};

/** Without room on the device, or in a private window; what was typed stays in the form. */
const onNotKept = () =>
  showToast({
    title: "Not Saved",
    description:
      "There’s no room to save it on this device. Send it again when you’re back online.",
    tone: "destructive",
  });

/** What was typed or chosen, for the list of what waits. */
function wordsOf(form: HTMLFormElement): string {
  const typed = [...form.querySelectorAll("textarea")].map(({ value }) => value.trim());
  const chosen = [...form.querySelectorAll("select")].map(
    (select) => select.selectedOptions[0]?.label ?? "",
  );
  return [...typed, ...(typed.length > 0 ? [] : chosen)].filter(Boolean).join(" · ").slice(0, 200);
}
