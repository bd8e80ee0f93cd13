import type { ComponentProps, RefObject } from "react";
import { classNames, controlStyle } from "../styles/class-names.ts";
import { describedBy, Field, type FieldProps } from "./field.tsx";
import { savedText, useSavedValue } from "./saved-values.ts";

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, "name" | "children" | "ref"> & {
    name: string;
    ref?: RefObject<HTMLSelectElement | null>;
    options: readonly { value: string; label: string }[];
    /** The text of the empty first option; without it the first option is preselected. */
    placeholder?: string;
  };

/** A native select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id: ownId,
  options,
  placeholder,
  className,
  ref,
  ...rest
}: SelectFieldProps) {
  const id = ownId ?? rest.name;
  const control = useSavedValue<HTMLSelectElement>(savedText(rest), ref);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <select
          {...rest}
          ref={control}
          id={id}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          className={classNames(controlStyle, "appearance-none pr-12", className)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <svg
          viewBox="0 0 20 20"
          className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 fill-none stroke-muted stroke-2"
          aria-hidden="true"
        >
          <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </div>
    </Field>
  );
}
