import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";
import { FieldError } from "./field.tsx";
import { useSavedValue } from "./saved-values.ts";

type ChoiceProps = Omit<ComponentProps<"input">, "type" | "id" | "ref"> & {
  id: string;
  type: "checkbox" | "radio";
  label: ReactNode;
  hint?: ReactNode;
};

/**
 * One check box or radio button with its label. Drawn by us because browsers draw theirs gray in
 * the dark scheme; print and forced colors use the browser's.
 */
export function Choice({ id, type, label, hint, ...rest }: ChoiceProps) {
  const isBox = type === "checkbox" && rest.checked === undefined;
  const control = useSavedValue<HTMLInputElement>(isBox ? Boolean(rest.defaultChecked) : undefined);
  return (
    <div className="flex min-h-11 items-start gap-3">
      <span className="relative mt-2 size-7 shrink-0">
        <input
          {...rest}
          ref={control}
          id={id}
          type={type}
          aria-describedby={
            [hint ? `${id}-hint` : "", rest["aria-describedby"] ?? ""].filter(Boolean).join(" ") ||
            undefined
          }
          className={classNames(
            "peer block size-full appearance-none border border-edge bg-surface checked:border-brand checked:bg-brand hover:border-ink disabled:cursor-not-allowed disabled:bg-sunken aria-invalid:border-bad forced-colors:appearance-auto print:appearance-auto",
            type === "radio" ? "rounded-full" : "rounded-md",
          )}
        />
        <svg
          viewBox="0 0 28 28"
          className="pointer-events-none absolute inset-0 hidden fill-none stroke-on-brand peer-checked:block forced-colors:hidden print:hidden"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {type === "radio" ? (
            <path d="M14 14h0" strokeWidth="11" />
          ) : (
            <path d="m8 14.5 4.5 4.5L20.5 10" strokeWidth="3" />
          )}
        </svg>
      </span>
      <div className="py-2">
        <label htmlFor={id} className="-my-2 block py-2">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type" | "name"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
};

/** A single check box: a consent, an agreement. Its error is shown below it. */
export function CheckboxField({
  label,
  name,
  hint,
  error,
  id = name,
  ...rest
}: CheckboxFieldProps) {
  return (
    <div className="flex flex-col gap-1">
      <Choice
        {...rest}
        id={id}
        type="checkbox"
        name={name}
        label={label}
        hint={hint}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
      />
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  );
}
