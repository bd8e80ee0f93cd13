import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** How many form responses the page has shown; each arrives with the data read after it. */
export const ResultCount = createContext(0);

/** The value of each control of the form in flight when it was sent. */
const submittedValues = new Map<Element, string>();

/** Records what a form sends. */
export function recordSubmitted(form: HTMLFormElement): void {
  submittedValues.clear();
  for (const control of controlsOf(form)) submittedValues.set(control, currentValueOf(control));
}

/** The response is shown, or there was none: from now on, field values count as typed by the user. */
export function clearSubmitted(): void {
  submittedValues.clear();
}

/** Whether a form is unchanged since it was sent. */
export const isUnchangedSinceSubmit = (form: HTMLFormElement): boolean =>
  controlsOf(form).every(matchesSubmitted);

/** Resets a form to its defaults after it was saved, except for changes typed since it was sent. */
function clearSent(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (matchesSubmitted(control)) setValue(control, defaultOf(control));
  }
}

/**
 * Keeps a control current without remounting it: it takes a new saved value unless the user typed
 * since the form was sent or, if it wasn't sent, since the control was filled.
 * @param saved the text of a field, or whether a box is checked; undefined for a controlled one
 * @param savedRef the control's ref if its parent needs it
 */
export function useSavedValue<Kind extends Control>(
  saved: string | boolean | undefined,
  savedRef?: RefObject<Kind | null>,
): RefObject<Kind | null> {
  const own = useRef<Kind>(null);
  const control = savedRef ?? own;
  const resultCount = useContext(ResultCount);
  const before = useRef({ saved, resultCount });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { saved, resultCount };
    const field = control.current;
    if (!field || saved === undefined || last.saved === saved) return;
    if (field instanceof HTMLSelectElement) setDefault(field, String(saved));
    const isAnswered = last.resultCount !== resultCount && matchesSubmitted(field);
    if (isAnswered || currentValueOf(field) === String(last.saved)) setValue(field, String(saved));
  });
  return control;
}

/**
 * The saved value that `useSavedValue` needs, from a text field's or select's own props; fields
 * contain no `\r`.
 */
export const savedText = (props: {
  value?: unknown;
  defaultValue?: unknown;
}): string | undefined =>
  props.value === undefined ? String(props.defaultValue ?? "").replaceAll("\r\n", "\n") : undefined;

/** The same for radio buttons of one name. @param saved the value of the selected one */
export function useSavedChoice(saved: string | undefined): RefObject<HTMLFieldSetElement | null> {
  const group = useRef<HTMLFieldSetElement>(null);
  const resultCount = useContext(ResultCount);
  const before = useRef({ saved, resultCount });
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { saved, resultCount };
    if (saved === undefined || last.saved === saved) return;
    const radios = [
      ...(group.current?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? []),
    ];
    const chosen = radios.find(({ checked }) => checked)?.value ?? "";
    const isAnswered = last.resultCount !== resultCount && radios.every(matchesSubmitted);
    if (!isAnswered && chosen !== last.saved) return;
    for (const radio of radios) radio.checked = radio.value === saved;
  });
  return group;
}

/**
 * Clears a form that adds something once it is saved; text typed in the meantime stays.
 * @param isRefused whether the current response rejected this form
 */
export function useFreshForm(isRefused: boolean): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const resultCount = useContext(ResultCount);
  const before = useRef(resultCount);
  useLayoutEffect(() => {
    if (before.current === resultCount) return;
    before.current = resultCount;
    if (form.current && !isRefused) clearSent(form.current);
  }, [resultCount, isRefused]);
  return form;
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && !["hidden", "submit"].includes(element.type)),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

const currentValueOf = (control: Control): string =>
  isBox(control) ? String(control.checked) : control.value;

const matchesSubmitted = (control: Control): boolean =>
  submittedValues.get(control) === currentValueOf(control);

function defaultOf(control: Control): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
  }
  return isBox(control) ? String(control.defaultChecked) : control.defaultValue;
}

/** Sets the default option of a select; browsers keep the first default otherwise. */
function setDefault(list: HTMLSelectElement, value: string): void {
  const chosen = list.value;
  for (const option of list.options) option.defaultSelected = option.value === value;
  list.value = chosen;
}

function setValue(control: Control, value: string): void {
  if (isBox(control)) control.checked = value === "true";
  else if (control.type !== "file") control.value = value;
  else if (control.value !== "") {
    control.value = "";
    // Clears the preview of the chosen file.
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
