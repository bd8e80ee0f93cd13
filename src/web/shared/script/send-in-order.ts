import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { isAsSent, rememberSent } from "~/ui/form/saved-values.ts";

/** A form waits for the one before it at most so many milliseconds: on a dead line a second click tries anew. */
const longestWait = 10_000;

type Waiting = { form: HTMLFormElement; submitter: HTMLElement | null };

let waiting: Waiting | null = null;
/** When the form that is on its way was sent, as `performance.now()` tells it. */
let sentAt: number | null = null;
/** Whether the request on its way has failed: its navigation may be rendered only afterward. */
let hasFailed = false;

/** A form's request failed: it, and the form that waited for it, are sent only on the next click. */
export function stopSending(): void {
  waiting = null;
  sentAt = null;
  hasFailed = true;
}

/**
 * Forms of a page are sent one after the other: the router would give up the one that is on its way, and
 * with it what it saves or the revision that it got. A second click on the same button with nothing typed
 * in between sends nothing.
 */
export function useSendInOrder(): void {
  const navigation = useNavigation();
  const last = useRef<Waiting | null>(null);
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post") return;
      // A preview in a frame saves nothing.
      if (submitter?.hasAttribute("formtarget")) return;
      if (sentAt === null || performance.now() - sentAt > longestWait) {
        last.current = { form, submitter };
        hasFailed = false;
        rememberSent(form);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      const isSame = last.current?.form === form && last.current.submitter === submitter;
      if (!isSame || !isAsSent(form)) waiting = { form, submitter };
    };
    window.addEventListener("submit", send, { capture: true });
    return () => window.removeEventListener("submit", send, { capture: true });
  }, []);
  useEffect(() => {
    const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
    // One form is "submitting" first and "loading" afterward.
    sentAt = isSending && !hasFailed ? (sentAt ?? performance.now()) : null;
    const next = isSending ? null : waiting;
    if (!next) return;
    waiting = null;
    if (next.form.isConnected) next.form.requestSubmit(submitterOf(next));
  }, [navigation]);
}

/** The button that was clicked, or the one that took its place. */
function submitterOf({ form, submitter }: Waiting): HTMLElement | null {
  if (!submitter || submitter.isConnected) return submitter;
  const name = submitter.getAttribute("name");
  const value = submitter.getAttribute("value");
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
  return buttons.find((one) => one.name === name && one.value === value) ?? null;
}
