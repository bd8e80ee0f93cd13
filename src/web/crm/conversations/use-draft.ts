import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps what is typed into a field in the browser's session until it is sent.
 * @param form the key of the form that is shown, and whether it follows one that was sent
 * @returns what to call when something was typed
 */
export function useDraft(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
  { key, isSent }: { key: string; isSent: boolean },
): () => void {
  const form = `${name} ${key}`;
  const begun = useRef("");
  /** Once for each form, and before anything of it is kept: it would take the draft's place. */
  const begin = () => {
    if (begun.current === form) return;
    begun.current = form;
    // What was typed since the last one was sent.
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

/** The draft and what was written below it before the page's script was ready, neither twice. */
export function joined(draft: string, written: string): string {
  if (written.startsWith(draft)) return written;
  return written === "" || draft.includes(written) ? draft : `${draft}\n${written}`;
}

/** A browser may keep nothing for anybody. */
function read(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function store(name: string, words: string): void {
  try {
    if (words === "") sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, words);
  } catch {
    // What was typed stays in the field.
  }
}
