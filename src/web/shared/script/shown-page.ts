import { useContext, useEffect, useRef } from "react";
import {
  UNSAFE_DataRouterDataContext as DataContext,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from "react-router";
import { isUnchangedSinceSubmit, recordSubmitted } from "~/ui/form/saved-values.ts";
import { scriptRuns } from "./load-later.ts";
import { type PageHandle, usePageHandles } from "./page-handle.ts";
import { blockNavigationOffline, scrollToMessages, watchPage } from "./watch-page.ts";

/** The current page, for code outside of components. */
export const shownPage = {
  address: () => "",
  handles: (): PageHandle[] => [],
  /** Cancels the pending navigation without reloading. */
  stay: () => {},
  /** Whether something else is shown instead of the page, such as a confirmation. */
  isFailed: () => false,
  /** Reloads the page's data after pending requests. */
  readAgain: () => {},
  /**
   * Called when a form's request failed and a toast says so: the page's earlier message isn't
   * repeated.
   */
  sendingFailed: () => {},
};

if (typeof document !== "undefined") blockNavigationOffline();

/** Keeps `shownPage` current, and runs the page's toasts and links. */
export function ShownPage() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const handles = usePageHandles();
  const isFailed = Boolean(useContext(DataContext)?.errors);
  useEffect(() => {
    shownPage.isFailed = () => isFailed;
    shownPage.address = () => new URL(pathname + search, location.origin).href;
    shownPage.handles = () => handles;
    shownPage.stay = () =>
      void navigate(
        { pathname, search, hash },
        { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
  });
  useEffect(() => watchPage(), []);
  useScrollToMessage();
  useRevalidateAfterRefusal();
  useSendInOrder();
  useEffect(() => void dispatchEvent(new Event(scriptRuns)), []);
  return null;
}

/** The router itself doesn't revalidate after a refusal. */
function useRevalidateAfterRefusal(): void {
  const { state } = useNavigation();
  const { revalidate } = useRevalidator();
  const isWaiting = useRef(false);
  useEffect(() => {
    if (state === "idle" && isWaiting.current) {
      isWaiting.current = false;
      void revalidate();
    }
    shownPage.readAgain = () => {
      if (state === "idle") void revalidate();
      else isWaiting.current = true;
    };
  }, [state, revalidate]);
}

/** Scrolls a response's message into view. */
function useScrollToMessage(): void {
  const { formMethod } = useNavigation();
  const onRendered = useRef(() => {});
  useEffect(() => {
    const shown = scrollToMessages();
    onRendered.current = shown.answered;
    shownPage.sendingFailed = shown.leave;
    return shown.end;
  }, []);
  useEffect(() => {
    if (formMethod === "POST") return () => onRendered.current();
  }, [formMethod]);
}

/**
 * Most milliseconds that a form waits for the one before it; on a dead connection a second click
 * retries.
 */
const maxWait = 10_000;

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
function useSendInOrder(): void {
  const navigation = useNavigation();
  const last = useRef<Waiting | null>(null);
  useEffect(() => {
    const send = (event: SubmitEvent) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.getAttribute("method") !== "post") return;
      // A preview in an iframe saves nothing.
      if (submitter?.hasAttribute("formtarget")) return;
      if (sentAt === null || performance.now() - sentAt > maxWait) {
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
  return buttons.find((button) => button.name === name && button.value === value) ?? null;
}
