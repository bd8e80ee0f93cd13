import { type FormEvent, type RefObject, useEffect } from "react";

/** Options of an editor form's preview. */
type Preview = {
  form: RefObject<HTMLFormElement | null>;
  /** Name of the iframe. */
  frame: string;
  to: string;
  /** Identifies the form; changes when the form is replaced. */
  formKey: string;
  /** Whether it contains unsaved changes, such as a list with a new entry. */
  isTyped: boolean;
};

/** Debounce in milliseconds before the preview shows typed text. */
const pause = 700;

/**
 * Posts the input to the named iframe while typing, like its preview button does without JavaScript;
 * selected files aren't sent. The iframe keeps its scroll position.
 * @returns the form's submit handler: its preview button stays on the page
 */
export function useLivePreview({ form, frame, to, formKey, isTyped }: Preview) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is another element
  useEffect(() => {
    const watched = form.current;
    if (!watched) return;
    let due: ReturnType<typeof setTimeout> | undefined;
    const showSoon = () => {
      clearTimeout(due);
      due = setTimeout(() => show(watched, frame, to), pause);
    };
    if (isTyped) showSoon();
    watched.addEventListener("input", showSoon);
    return () => {
      clearTimeout(due);
      watched.removeEventListener("input", showSoon);
    };
  }, [form, frame, to, formKey, isTyped]);
  return (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.getAttribute("formtarget") !== frame) return;
    event.preventDefault();
    show(event.currentTarget, frame, to);
    frameOf(frame)?.scrollIntoView({ block: "nearest" });
  };
}

function show(typed: HTMLFormElement, frame: string, to: string): void {
  const shown = frameOf(frame);
  const top = shown?.contentWindow?.scrollY ?? 0;
  shown?.addEventListener("load", () => shown.contentWindow?.scrollTo(0, top), { once: true });
  const copy = document.createElement("form");
  Object.assign(copy, { method: "post", action: to, target: frame, hidden: true });
  for (const [name, value] of new FormData(typed)) {
    if (typeof value !== "string") continue;
    const field = document.createElement("textarea");
    Object.assign(field, { name, value });
    copy.append(field);
  }
  document.body.append(copy);
  copy.submit();
  copy.remove();
}

const frameOf = (name: string) =>
  document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
