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
export function restoreFocus(): () => void {
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
    if (changes.some((one) => one.attributeName === "aria-invalid" && form?.contains(one.target))) {
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
  const around: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) around.push(one);
  return { element, around, form: formOf(element), disabled: false };
}

/** Element to focus; null while the control exists but is still disabled. */
function goalOf({ element, around, form }: Place): HTMLElement | null {
  if (element.checkVisibility()) return element.matches(":disabled") ? null : element;
  const rest = around.find((one) => one.checkVisibility() && one !== document.body);
  const same = [...(rest?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].find(
    (one) =>
      one.checkVisibility() &&
      one.tabIndex >= 0 &&
      nameOf(one) === nameOf(element) &&
      formOf(one) === form,
  );
  const part = same ?? rest?.closest<HTMLElement>(parts) ?? null;
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
  const told = unseen.filter(({ name }) => name !== "request_key");
  return [form?.getAttribute("action"), ...told.map(({ value }) => value)].join();
}
