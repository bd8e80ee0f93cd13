import type { ChangeEventHandler, ReactNode } from "react";
import { Choice } from "./choice.tsx";
import { describedBy, FieldError } from "./field.tsx";
import { useSavedChoice } from "./saved-values.ts";

type ChoiceGroupProps = {
  /** The question. */
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  /** Lays out many short options side by side where there is room. */
  columns?: 2;
  onChange?: ChangeEventHandler<HTMLInputElement>;
};

/**
 * The fieldset behind check box and radio groups. The first input's ID is the bare name, so an
 * error summary link reaches a focusable element.
 */
function ChoiceGroup({
  type,
  legend,
  name,
  options,
  chosen,
  hint,
  error,
  required,
  disabled,
  columns,
  onChange,
}: ChoiceGroupProps & { type: "checkbox" | "radio"; chosen: readonly string[] }) {
  const group = useSavedChoice(type === "radio" ? (chosen[0] ?? "") : undefined);
  return (
    <fieldset
      ref={group}
      aria-describedby={describedBy(name, hint, error)}
      disabled={disabled}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint ? (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
      <div className={columns ? "grid gap-x-5 gap-y-1 sm:grid-cols-2" : "contents"}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            id={index === 0 ? name : `${name}-${option.value.replaceAll(" ", "-")}`}
            type={type}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            required={required}
            defaultChecked={chosen.includes(option.value)}
            onChange={onChange}
          />
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxGroupProps = Omit<ChoiceGroupProps, "required"> & {
  defaultValues?: readonly string[];
};

/** Several check boxes under one question. */
export function CheckboxGroup({ defaultValues = [], ...rest }: CheckboxGroupProps) {
  return <ChoiceGroup {...rest} type="checkbox" chosen={defaultValues} />;
}

type RadioGroupProps = ChoiceGroupProps & { defaultValue?: string };

/** Radio buttons under one question. */
export function RadioGroup({ defaultValue, ...rest }: RadioGroupProps) {
  return (
    <ChoiceGroup {...rest} type="radio" chosen={defaultValue === undefined ? [] : [defaultValue]} />
  );
}
