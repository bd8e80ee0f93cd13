/**
 * What an answer says stands at the top of its page; the button that was pressed may be at the end of it.
 * Then what is said comes into sight, but for where a field is refused,
 * which gets the focus. @returns `answered`: the page stands as the answer wants it, which may say the
 * same as the one before; `leave`: nothing will be said; `end`: how to end it
 */
export function showSaid() {
  let waits = false;
  let last: Element | null = null;
  const send = ({ target }: SubmitEvent) => {
    // A field may be named "method", and would stand in the place of the property.
    waits = target instanceof HTMLFormElement && target.getAttribute("method") === "post";
  };
  // Whoever goes on no longer waits for it.
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
    const said = waits && saidIn(changes);
    if (said) show(said);
  });
  const answered = () => {
    if (!waits || !(last instanceof HTMLElement && last.isConnected)) return;
    show(last);
    sayAgain(last);
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

/** The same words are neither seen to be new nor read out: they go for a moment. */
function sayAgain(said: HTMLElement): void {
  said.style.visibility = "hidden";
  setTimeout(() => said.style.removeProperty("visibility"), 100);
}

const spoken = "main :is([role=status], [role=alert])";

function saidIn(changes: readonly MutationRecord[]): Element | null {
  for (const { target, addedNodes } of changes) {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(spoken);
    if (around) return around;
    for (const node of addedNodes) {
      // Another page begins at its top.
      if (!(node instanceof Element) || node.querySelector("h1")) continue;
      const found = node.matches(spoken) ? node : node.querySelector(spoken);
      if (found) return found;
    }
  }
  return null;
}
