import type { Price } from "~/domains/billing/index.server.ts";
import {
  blankLine,
  isBlank,
  lineField,
  optionField,
  type ShownLines,
  type TypedLine,
  type TypedOption,
} from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Choice } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EstimateTotals } from "~/web/shared/estimates/estimate-option.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";

type OptionFieldsProps = {
  /** 1-based. */
  option: number;
  typed: TypedOption;
  /** Whether there are other options; if so, this one has a name and can be removed. */
  isOneOfSeveral: boolean;
  /** Saved lines with their totals. */
  shown: ShownLines;
  prices: readonly Price[];
  /** Changes when the price book's selection is cleared. */
  priceKey: string;
  hasFurtherLine: boolean;
  errors: FieldErrors;
};

/** An option of an estimate: line items, price book and totals. */
export function OptionFields(props: OptionFieldsProps) {
  const { option, typed, isOneOfSeveral, shown, prices, priceKey } = props;
  const { hasFurtherLine, errors } = props;
  const shownOption = shown.options[option - 1];
  const blanks = (typed.lines.length === 0 ? 3 : 1) + (hasFurtherLine ? 1 : 0);
  const trailing = typed.lines.length - typed.lines.findLastIndex((line) => !isBlank(line)) - 1;
  const lines = [
    ...typed.lines,
    ...Array.from({ length: Math.max(0, blanks - trailing) }, () => blankLine),
  ];
  return (
    <Card as="section" aria-labelledby={`option-${option}`} className="@container max-sm:p-4">
      <h2 id={`option-${option}`} className={isOneOfSeveral ? "sr-only" : "mb-2 text-lg"}>
        {isOneOfSeveral ? `Option ${option} and its lines` : "Line items"}
      </h2>
      {isOneOfSeveral ? (
        <div className="mb-3 flex items-end gap-2">
          <div className="min-w-0 grow">
            <TextField
              name={optionField(option)}
              label={`Option ${option}`}
              maxLength={60}
              defaultValue={typed.name}
              error={errors[optionField(option)]}
            />
          </div>
          <ConfirmActionWithin
            label="Remove"
            subject={`option ${option}`}
            buttonStyle={{ variant: "quiet" }}
            consequence="This deletes its lines and can’t be undone."
            yes="Remove option"
            intent={`remove-option-${option}`}
          />
        </div>
      ) : (
        <input type="hidden" name={optionField(option)} value={typed.name} />
      )}
      {!isOneOfSeveral && errors[optionField(option)] ? (
        <p className="text-sm text-bad">{errors[optionField(option)]}</p>
      ) : null}
      {lines.map((line, index) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ID, only a position
          key={index}
          option={option}
          line={index + 1}
          typed={line}
          errors={errors}
        />
      ))}
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <Button type="submit" name="intent" value={`add-line-${option}`} variant="secondary">
          Add line item
        </Button>
        {prices.length > 0 ? (
          <>
            <div className="min-w-[min(12rem,100%)] grow sm:grow-0">
              <SelectField
                key={priceKey}
                name={`price_${option}`}
                label={<span className="sr-only">Add from price book, option {option}</span>}
                placeholder="Add from price book"
                options={prices.map(({ id, name, priceCents }) => ({
                  value: id,
                  label: `${name}, ${formatCents(priceCents)}`,
                }))}
                className="min-h-11! py-1.5!"
              />
            </div>
            <Button type="submit" name="intent" value={`add-price-${option}`} variant="secondary">
              Insert
            </Button>
          </>
        ) : null}
      </div>
      {shownOption ? <EstimateTotals totals={shownOption.totals} content={shown.content} /> : null}
    </Card>
  );
}

type LineFieldsProps = {
  /** Both are 1-based. */
  option: number;
  line: number;
  typed: TypedLine;
  errors: FieldErrors;
};

/** One line item of an option. In a wide card only the first line shows its labels. */
function LineFields({ option, line, typed, errors }: LineFieldsProps) {
  const nameStyle = line === 1 ? "text-sm" : "text-sm @3xl:sr-only";
  const field = (name: Exclude<keyof TypedLine, "taxable">, label: string, props: object = {}) => (
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
      className="min-h-11! px-3! py-1.5!"
      {...props}
    />
  );
  const itemName = typed.description || `line ${line}`;
  return (
    <div className="grid grid-cols-6 items-end gap-x-2 gap-y-2 border-b border-line py-3 @3xl:grid-cols-[minmax(0,1fr)_5.5rem_7.5rem_7rem_auto_5.5rem] @3xl:border-0 @3xl:py-1">
      <div className="col-span-6 @3xl:col-span-1">
        {field("description", "Item", { maxLength: 200 })}
      </div>
      <div className="col-span-2 @3xl:col-span-1">
        {field("quantity", "Quantity", { inputMode: "decimal", placeholder: "1" })}
      </div>
      <div className="col-span-2 @3xl:col-span-1">{field("unit", "Unit", { list: "units" })}</div>
      <div className="col-span-2 @3xl:col-span-1">
        {field("price", "Unit price", { inputMode: "decimal" })}
      </div>
      <div className="col-span-3 @3xl:col-span-1">
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
      <div className="col-span-3 flex min-h-11 items-center justify-self-end @3xl:col-span-1">
        {isBlank(typed) ? null : (
          <Button
            type="submit"
            name="intent"
            value={`remove-line-${option}-${line}`}
            variant="quiet"
            size="small"
            aria-label={`Remove ${itemName}`}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
