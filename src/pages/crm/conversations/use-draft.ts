import { type RefObject, useEffect } from "react";

/**
 * Keeps what is typed into a field in the browser's session until it is sent (`inbox.draft`).
 * @param form the key of the form that is shown, and whether it follows one that was sent
 * @returns what to call when something was typed
 */
export function useDraft(
  name: string,
  field: RefObject<HTMLTextAreaElement | null>,
  { key, isSent }: { key: string; isSent: boolean },
): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another form
  useEffect(() => {
    if (isSent) store(name, "");
    else if (field.current?.value === "") field.current.value = read(name);
  }, [name, field, key]);
  return () => store(name, field.current?.value ?? "");
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
