import { useEffect, useRef } from "react";

type ErrorSummaryProps = {
  title?: string;
  /** Last in the DOM, so the first field gets the initial focus. */
  errors: Record<string, string>;
};

/**
 * All errors of a form, at its top, each linked to its field (based on the GOV.UK Design System).
 * It takes the focus when it appears: by `autofocus` on a fresh page, by script when it appears
 * later.
 */
export function ErrorSummary({ title = "Please fix the following", errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const text = entries.map(([, message]) => message).join("\n");
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
  if (entries.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a reader must land on what went wrong, with or without script.
      autoFocus
      className="rounded-xl border-2 border-bad bg-surface p-4 sm:p-6"
    >
      <h2 className="text-xl font-bold">{title}</h2>
      <ul className="mt-3 flex flex-col gap-1">
        {entries.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#${field}`}
              className="inline-block py-1 font-semibold text-bad underline underline-offset-4 hover:text-bad-hover"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
