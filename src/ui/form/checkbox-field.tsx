import type { ComponentProps, ReactNode } from "react";
import { Choice } from "./choice.tsx";
import { FieldError } from "./field-error.tsx";

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
