import { type FormEvent, type RefObject, useEffect } from "react";

/** What the preview of an editor's form takes. */
type Preview = {
  form: RefObject<HTMLFormElement | null>;
  /** The name of the frame it is shown in. */
  frame: string;
  to: string;
  /** Which form it is: one that is shown anew has another. */
  formKey: string;
  /** Whether it holds what is not saved, such as a list with one entry more. */
  isTyped: boolean;
};

/** After so many milliseconds without another key the preview shows what was typed. */
const pause = 700;

/**
 * Shows what is typed into a form in the frame of this name, as its preview button does without
 * script; a chosen file is not sent along. The frame stays where it was scrolled to.
 * @returns what the form does when it is sent: its preview button stays within the page
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
