import type { ComponentProps } from "react";
import { classNames, controlStyle } from "../styles/class-names.ts";
import { describedBy, Field, type FieldProps } from "./field.tsx";
import { savedText, useSavedValue } from "./saved-values.ts";

type TextAreaFieldProps = FieldProps &
  Omit<ComponentProps<"textarea">, "name" | "ref"> & { name: string };

/** A text area; it grows with its text where the browser supports it. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id: ownId,
  className,
  rows = 4,
  ...rest
}: TextAreaFieldProps) {
  const id = ownId ?? rest.name;
  const control = useSavedValue<HTMLTextAreaElement>(savedText(rest));
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...rest}
        ref={control}
        id={id}
        rows={rows}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        className={classNames(controlStyle, "field-sizing-content min-h-28", className)}
      />
    </Field>
  );
}
