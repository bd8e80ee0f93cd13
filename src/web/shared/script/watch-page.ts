import { href } from "react-router";
import { reportUnhandled } from "~/platform/http/browser/report-crash.ts";
import { failureToast, noResponse } from "~/platform/http/browser/request-failure.ts";
import { dismissToastsOnEscape, showToast } from "~/ui/toasts/show-toast.ts";

/**
 * Runs a page’s toasts, focus handling, and crash reports.
 * @returns a function that stops this
 */
export function watchPage(): () => void {
  const ends = [
    dismissToastsOnEscape(),
    restoreFocus(),
    reportUnhandled(href("/browser-errors"), showCrash),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The page still works, but the last action failed. */
function showCrash(reference: string | null): void {
  showToast({
    title: "Something Went Wrong",
    description: "That didn’t work. What you entered is still here.",
    ...(reference ? { note: `Reference: ${reference}` } : {}),
    tone: "destructive",
  });
}

/**
 * Offline, a link would replace our page with the browser's error page, because the router can't
 * load the next screen. On a page that was saved on the device there may be no connection even if
 * the browser reports one. Runs before the router, so it also handles the first click.
 */
export function blockNavigationOffline(): void {
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    const { onLine } = navigator;
    const isSaved = "kept" in document.documentElement.dataset;
    if ((onLine && !isSaved) || !link || link.origin !== location.origin) return;
    if (link.target === "_blank" || (link.hash && link.pathname === location.pathname)) return;
    event.stopPropagation();
    // The browser opens it, offline if it was saved.
    if (onLine || mayBeCached(link)) return;
    event.preventDefault();
    showToast(failureToast({ title: "Not Opened" }, noResponse()));
  };
  document.addEventListener("click", stay, { capture: true });
}

/** Whether a page may be available offline, from this page's service worker. */
export function mayBeCached({ pathname }: { pathname: string }): boolean {
  const isAnswered = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  return isAnswered && (pathname === "/crm" || pathname.startsWith("/crm/"));
}

/** The last focused element with its ancestors. */
type Place = { element: HTMLElement; around: Element[]; form: string; disabled: boolean };

const parts = "section, article, li, fieldset, dialog, main";

/**
 * Restores the focus after a response replaces the submitted form, removes a row, collapses it or
 * disables the clicked button, because the browser would drop it. The focus returns to the same
 * control of the new form, or else to the part of the page that contained it
 * (`accessibility.focus-kept`). After a click on a button, it moves to the first invalid field
 * (`accessibility.fields`), which may be out of view.
 * @returns a function that stops this
 */
function restoreFocus(): () => void {
  let last: Place | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = placeOf(target);
  };
  // Not every browser focuses a button that is clicked.
  const press = ({ submitter }: SubmitEvent) => {
    if (submitter) last = placeOf(submitter);
  };
  // A click elsewhere moves the focus on purpose.
  const leave = ({ target }: PointerEvent) => {
    if (!last?.element.contains(target as Node)) last = null;
  };
  const isStillThere = (place: Place) =>
    [place.element, document.body].includes(document.activeElement as HTMLElement);
  // Both run after the new page has set its own focus.
  const toRefused = () => {
    if (last && isStillThere(last)) focusRefused(last.element);
  };
  const comeBack = () => {
    if (!last || document.activeElement !== document.body) return;
    const goal = goalOf(last);
    if (!focusRefused(goal)) goal?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver((changes) => {
    if (!last || !isStillThere(last)) return;
    const form = last.element.closest("form");
    if (
      changes.some(
        (change) => change.attributeName === "aria-invalid" && form?.contains(change.target),
      )
    ) {
      requestAnimationFrame(toRefused);
    }
    if (document.activeElement === last.element) return;
    last.disabled ||= last.element.matches(":disabled");
    if (last.disabled || !last.element.checkVisibility()) requestAnimationFrame(comeBack);
  });
  document.addEventListener("focusin", remember);
  document.addEventListener("submit", press, { capture: true });
  document.addEventListener("pointerdown", leave, { capture: true });
  const attributes = { attributes: true, attributeFilter: ["disabled", "aria-invalid"] };
  observer.observe(document.body, { childList: true, subtree: true, ...attributes });
  return () => {
    document.removeEventListener("focusin", remember);
    document.removeEventListener("submit", press, { capture: true });
    document.removeEventListener("pointerdown", leave, { capture: true });
    observer.disconnect();
  };
}

/** Focuses the first invalid field near a button and scrolls it into view. */
function focusRefused(button: Element | null): boolean {
  if (!(button instanceof HTMLButtonElement)) return false;
  const fields = ":is(input, select, textarea)[aria-invalid=true]";
  const refused = button.form?.querySelector<HTMLElement>(fields);
  refused?.focus();
  return Boolean(refused);
}

function placeOf(element: HTMLElement): Place {
  const ancestors: Element[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement)
    ancestors.push(ancestor);
  return { element, around: ancestors, form: formOf(element), disabled: false };
}

/** Element to focus; null while the control exists but is still disabled. */
function goalOf({ element, around, form }: Place): HTMLElement | null {
  if (element.checkVisibility()) return element.matches(":disabled") ? null : element;
  const ancestor = around.find((one) => one.checkVisibility() && one !== document.body);
  const sibling = [...(ancestor?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].find(
    (sibling) =>
      sibling.checkVisibility() &&
      sibling.tabIndex >= 0 &&
      nameOf(sibling) === nameOf(element) &&
      formOf(sibling) === form,
  );
  const part = sibling ?? ancestor?.closest<HTMLElement>(parts) ?? null;
  if (part && part.tabIndex < 0) part.tabIndex = -1;
  return part;
}

const nameOf = (control: Element) =>
  ["name", control.tagName === "BUTTON" && "value"]
    .map((name) => name && control.getAttribute(name))
    .join();

/** Distinguishes forms with the same field names by their action and hidden fields. */
function formOf(control: Element): string {
  const form = control.closest("form");
  const unseen = [...(form?.querySelectorAll<HTMLInputElement>("[type=hidden]") ?? [])];
  const unannounced = unseen.filter(({ name }) => name !== "request_key");
  return [form?.getAttribute("action"), ...unannounced.map(({ value }) => value)].join();
}

/**
 * Scrolls a response's message into view, since it is at the top of the page and the clicked button
 * may be at the end. If a field is invalid, that field gets the focus instead.
 * @returns `answered`: the page shows the response, possibly with the same message as before;
 * `leave`: no message will follow; `end`: stops this
 */
export function scrollToMessages() {
  let isWaiting = false;
  let last: Element | null = null;
  const send = ({ target }: SubmitEvent) => {
    // A field named "method" would shadow the property.
    isWaiting = target instanceof HTMLFormElement && target.getAttribute("method") === "post";
  };
  // The user navigated away, so no longer wait for a message.
  const leave = () => {
    isWaiting = false;
  };
  const show = (element: Element) => {
    isWaiting = false;
    last = element;
    requestAnimationFrame(() => {
      if (!document.querySelector("main [aria-invalid=true]")) {
        element.scrollIntoView({ block: "nearest" });
      }
    });
  };
  const observer = new MutationObserver((changes) => {
    const message = isWaiting && findMessageIn(changes);
    if (message) show(message);
  });
  const onRendered = () => {
    if (!isWaiting || !(last instanceof HTMLElement && last.isConnected)) return;
    show(last);
    announceAgain(last);
  };
  document.addEventListener("submit", send, { capture: true });
  document.addEventListener("pointerdown", leave, { capture: true });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const end = () => {
    document.removeEventListener("submit", send, { capture: true });
    document.removeEventListener("pointerdown", leave, { capture: true });
    observer.disconnect();
  };
  return { answered: onRendered, leave, end };
}

/** Hides a repeated message for a moment, so users notice it and screen readers announce it. */
function announceAgain(element: HTMLElement): void {
  element.style.visibility = "hidden";
  setTimeout(() => element.style.removeProperty("visibility"), 100);
}

const spoken = "main :is([role=status], [role=alert])";

function findMessageIn(changes: readonly MutationRecord[]): Element | null {
  for (const { target, addedNodes } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest(spoken);
    if (region) return region;
    for (const node of addedNodes) {
      // Another page starts at its top.
      if (!(node instanceof Element) || node.querySelector("h1")) continue;
      const element = node.matches(spoken) ? node : node.querySelector(spoken);
      if (element) return element;
    }
  }
  return null;
}
