import { isBlank, lineField, type TypedLine } from "~/domains/billing/job-estimates/typed-lines.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type LineFieldsProps = {
  /** Both are 1-based. */
  option: number;
  line: number;
  typed: TypedLine;
  errors: FieldErrors;
};

/** One line item of an option. On wide screens only the first line shows its labels. */
export function LineFields({ option, line, typed, errors }: LineFieldsProps) {
  const nameStyle = line === 1 ? "text-sm" : "text-sm sm:sr-only";
  const field = (name: Exclude<keyof TypedLine, "taxable">, label: string, rest: object = {}) => (
    <TextField
      name={lineField(option, line, name)}
      label={
        <span className={nameStyle}>
          {label}
          <span className="sr-only">, line {line}</span>
        </span>
      }
      defaultValue={typed[name]}
      error={errors[lineField(option, line, name)]}
      className="min-h-11 px-3 py-1.5"
      {...rest}
    />
  );
  const what = typed.description || `line ${line}`;
  return (
    <div className="grid grid-cols-6 items-end gap-x-2 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_6.5rem_6.5rem_auto_5.5rem] sm:border-0 sm:py-1">
      <div className="col-span-6 sm:col-span-1">
        {field("description", "Item", { maxLength: 200 })}
      </div>
      <div className="col-span-2 sm:col-span-1">
        {field("quantity", "Quantity", { inputMode: "decimal", placeholder: "1" })}
      </div>
      <div className="col-span-2 sm:col-span-1">{field("unit", "Unit", { list: "units" })}</div>
      <div className="col-span-2 sm:col-span-1">
        {field("price", "Unit price", { inputMode: "decimal" })}
      </div>
      <div className="col-span-3 sm:col-span-1">
        <Choice
          id={lineField(option, line, "taxable")}
          name={lineField(option, line, "taxable")}
          type="checkbox"
          defaultChecked={typed.taxable}
          label={
            <>
              Taxable<span className="sr-only">, line {line}</span>
            </>
          }
        />
      </div>
      <div className="col-span-3 justify-self-end sm:col-span-1">
        {isBlank(typed) ? null : (
          <Button
            type="submit"
            name="intent"
            value={`remove-line-${option}-${line}`}
            variant="quiet"
            size="small"
            aria-label={`Remove ${what}`}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
