const uses = ["pointerdown", "keydown", "focusin"] as const;

/** Calls `load` once: after the first paint, or once someone uses the page. */
export function loadAfterPaint(load: (priority: "low" | "auto") => void): void {
  const begin = (priority: "low" | "auto") => {
    observer.disconnect();
    for (const use of uses) removeEventListener(use, onUse);
    load(priority);
  };
  const onUse = () => begin("auto");
  const observer = new PerformanceObserver(() => begin("low"));
  observer.observe({ type: "paint", buffered: true });
  for (const use of uses) addEventListener(use, onUse);
}

/** Event that a page with the router dispatches when its JavaScript runs. */
export const scriptRuns = "hearthline:script-runs";

/** Maximum milliseconds that another click waits while the browser itself submits a form. */
const maxWait = 10_000;

/** Lets the browser submit a form only once; after the page's script runs, it submits forms instead. */
export function sendFormsOnce(): void {
  let sentAt = Number.NEGATIVE_INFINITY;
  const note = ({ defaultPrevented, target, submitter }: SubmitEvent) => {
    // A field may be named "method" or "target".
    const form = target as HTMLFormElement;
    const opensElsewhere = form.hasAttribute("target") || submitter?.hasAttribute("formtarget");
    if (defaultPrevented || opensElsewhere || form.getAttribute("method") !== "post") return;
    sentAt = performance.now();
  };
  addEventListener(
    "submit",
    (event) => {
      if (performance.now() - sentAt > maxWait) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener("submit", note);
  addEventListener(scriptRuns, () => removeEventListener("submit", note), { once: true });
  addEventListener("pageshow", () => {
    sentAt = Number.NEGATIVE_INFINITY;
  });
}
