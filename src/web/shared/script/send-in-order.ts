import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { isUnchangedSinceSubmit, recordSubmitted } from "~/ui/form/saved-values.ts";

/**
 * Most milliseconds that a form waits for the one before it; on a dead connection a second click
 * retries.
 */
const longestWait = 10_000;

type Waiting = { form: HTMLFormElement; submitter: HTMLElement | null };

let waiting: Waiting | null = null;
/** When the pending form was sent, as a `performance.now()` timestamp. */
let sentAt: number | null = null;
/** Whether the pending request has failed; its navigation may be rendered only afterward. */
let hasFailed = false;

/** A form's request failed: it and the queued form are sent only on the next click. */
export function stopSending(): void {
  waiting = null;
  sentAt = null;
  hasFailed = true;
}

/**
 * Sends a page's forms one after another: the router would abort the pending one and lose its save or
 * the revision it returns. A second click on the same button with nothing typed in between sends
 * nothing.
 */
export function useSendInOrder(): void {
  const navigation = useNavigation();
  const last = useRef<Waiting | null>(null);
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post") return;
      // A preview in an iframe saves nothing.
      if (submitter?.hasAttribute("formtarget")) return;
      if (sentAt === null || performance.now() - sentAt > longestWait) {
        last.current = { form, submitter };
        hasFailed = false;
        recordSubmitted(form);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      const isSame = last.current?.form === form && last.current.submitter === submitter;
      if (!isSame || !isUnchangedSinceSubmit(form)) waiting = { form, submitter };
    };
    window.addEventListener("submit", send, { capture: true });
    return () => window.removeEventListener("submit", send, { capture: true });
  }, []);
  useEffect(() => {
    const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
    // A form is first "submitting", then "loading".
    sentAt = isSending && !hasFailed ? (sentAt ?? performance.now()) : null;
    const next = isSending ? null : waiting;
    if (!next) return;
    waiting = null;
    if (next.form.isConnected) next.form.requestSubmit(submitterOf(next));
  }, [navigation]);
}

/** The clicked button, or the one that replaced it. */
function submitterOf({ form, submitter }: Waiting): HTMLElement | null {
  if (!submitter || submitter.isConnected) return submitter;
  const name = submitter.getAttribute("name");
  const value = submitter.getAttribute("value");
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
  return buttons.find((one) => one.name === name && one.value === value) ?? null;
}
