/**
 * Scrolls a response's message into view, since it is at the top of the page and the clicked button
 * may be at the end. If a field is invalid, that field gets the focus instead.
 * @returns `answered`: the page shows the response, possibly with the same message as before;
 * `leave`: no message will follow; `end`: stops this
 */
export function scrollToMessages() {
  let waits = false;
  let last: Element | null = null;
  const send = ({ target }: SubmitEvent) => {
    // A field named "method" would shadow the property.
    waits = target instanceof HTMLFormElement && target.getAttribute("method") === "post";
  };
  // The user navigated away, so no longer wait for a message.
  const leave = () => {
    waits = false;
  };
  const show = (said: Element) => {
    waits = false;
    last = said;
    requestAnimationFrame(() => {
      if (!document.querySelector("main [aria-invalid=true]")) {
        said.scrollIntoView({ block: "nearest" });
      }
    });
  };
  const observer = new MutationObserver((changes) => {
    const said = waits && findMessageIn(changes);
    if (said) show(said);
  });
  const answered = () => {
    if (!waits || !(last instanceof HTMLElement && last.isConnected)) return;
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
  return { answered, leave, end };
}

/** Hides a repeated message for a moment, so users notice it and screen readers announce it. */
function announceAgain(said: HTMLElement): void {
  said.style.visibility = "hidden";
  setTimeout(() => said.style.removeProperty("visibility"), 100);
}

const spoken = "main :is([role=status], [role=alert])";

function findMessageIn(changes: readonly MutationRecord[]): Element | null {
  for (const { target, addedNodes } of changes) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(spoken);
    if (around) return around;
    for (const node of addedNodes) {
      // Another page starts at its top.
      if (!(node instanceof Element) || node.querySelector("h1")) continue;
      const found = node.matches(spoken) ? node : node.querySelector(spoken);
      if (found) return found;
    }
  }
  return null;
}
