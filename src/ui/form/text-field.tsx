import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.ts";
import { describedBy, Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "name"> & { name: string };

/** One line of text. `id` is the name unless given; hint and error hang on it. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id: ownId,
  className,
  type = "text",
  ...rest
}: TextFieldProps) {
  const id = ownId ?? rest.name;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...rest}
        id={id}
        type={type}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        className={className ? `${controlStyle} ${className}` : controlStyle}
      />
    </Field>
  );
}
