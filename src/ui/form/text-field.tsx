import type { ComponentProps } from "react";
import { controlStyle } from "~/ui/styles/class-names.ts";
import { describedBy, Field, type FieldProps } from "./field.tsx";
import { savedText, useSavedValue } from "./saved-values.ts";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "name" | "ref"> & { name: string };

/** A one-line text field. `id` defaults to the name and is the base of the hint and error IDs. */
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
  const control = useSavedValue<HTMLInputElement>(savedText(rest));
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...rest}
        ref={control}
        id={id}
        type={type}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        className={className ? `${controlStyle} ${className}` : controlStyle}
      />
    </Field>
  );
}
