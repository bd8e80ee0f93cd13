import { href } from "react-router";
import { reportUnhandled } from "~/platform/http/browser/report-crash.ts";
import { failureToast, noAnswer } from "~/platform/http/browser/request-failure.ts";
import { dismissToastsOnEscape, showToast } from "~/ui/toasts/show-toast.ts";
import { mayBeCached } from "./may-be-cached.ts";
import { restoreFocus } from "./restore-focus.ts";

/**
 * Runs a page's toasts, focus handling and links.
 * @returns a function that stops this
 */
export function watchPage(): () => void {
  const ends = [
    dismissToastsOnEscape(),
    restoreFocus(),
    reportUnhandled(href("/browser-errors"), showCrash),
    blockNavigationOffline(),
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

/** Without a connection, a link would replace our page with the browser's error page. */
function blockNavigationOffline(): () => void {
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    if (navigator.onLine || !link || link.origin !== location.origin || link.target === "_blank")
      return;
    if (link.hash && link.pathname === location.pathname) return;
    event.stopPropagation();
    // Available offline, so the browser opens it.
    if (mayBeCached(link)) return;
    event.preventDefault();
    showToast(failureToast({ title: "Not Opened" }, noAnswer()));
  };
  document.addEventListener("click", stay, { capture: true });
  return () => document.removeEventListener("click", stay, { capture: true });
}
