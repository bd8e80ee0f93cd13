import { type RefObject, useEffect, useRef } from "react";

/**
 * Saves a field's text in the browser's session storage until it is sent.
 * @param form key of the current form, and whether it follows one that was sent
 * @returns function to call after input
 */
export function useDraft(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
  { key, isSent }: { key: string; isSent: boolean },
): () => void {
  const form = `${name} ${key}`;
  const initialText = useRef("");
  /** Runs once per form, before anything is saved that would overwrite the draft. */
  const begin = () => {
    if (initialText.current === form) return;
    initialText.current = form;
    // Text typed since the last message was sent.
    if (isSent) store(name, field.current?.value ?? "");
    else if (field.current) field.current.value = joined(read(name), field.current.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form begins
  useEffect(begin, [form]);
  return () => {
    begin();
    store(name, field.current?.value ?? "");
  };
}

/** Combines the draft with text typed before hydration, without duplicating either. */
export function joined(draft: string, typed: string): string {
  if (typed.startsWith(draft)) return typed;
  return typed === "" || draft.includes(typed) ? draft : `${draft}\n${typed}`;
}

/** Session storage may be unavailable. */
function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function store(name: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // The text is still in the field.
  }
}
