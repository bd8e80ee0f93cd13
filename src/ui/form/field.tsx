import type { ReactNode } from "react";

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
};

/** The IDs of the hint and error of a control, for its `aria-describedby`. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return (
    [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined
  );
}

/** Label, hint and error around one control whose id is `id` (`accessibility.fields`). */
export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 [&>:last-child]:mt-auto">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional ? <span className="font-normal text-muted"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {children}
    </div>
  );
}

/** The text of one error, next to its field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-2 text-sm font-semibold text-bad">
      <svg viewBox="0 0 20 20" className="size-6 shrink-0 fill-current" aria-hidden="true">
        <path
          d="M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9 5.75h2v5.5H9Zm0 7h2v2H9Z"
          fillRule="evenodd"
        />
      </svg>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
