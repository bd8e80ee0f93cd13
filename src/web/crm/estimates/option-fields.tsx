import type { ShownLines } from "~/domains/billing/job-estimates/estimate-document.ts";
import {
  blankLine,
  isBlank,
  optionField,
  type TypedOption,
} from "~/domains/billing/job-estimates/typed-lines.ts";
import type { Price } from "~/domains/billing/price-book/list-prices.server.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { EstimateTotals } from "~/web/shared/estimates/estimate-totals.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { LineFields } from "./line-fields.tsx";

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
  const kept = shown.options[option - 1];
  const blanks = (typed.lines.length === 0 ? 3 : 1) + (hasFurtherLine ? 1 : 0);
  const trailing = typed.lines.length - typed.lines.findLastIndex((line) => !isBlank(line)) - 1;
  const lines = [
    ...typed.lines,
    ...Array.from({ length: Math.max(0, blanks - trailing) }, () => blankLine),
  ];
  return (
    <Card as="section" aria-labelledby={`option-${option}`} className="max-sm:p-4">
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
            look={{ variant: "quiet" }}
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
      {lines.map((line, at) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their place alone
          key={at}
          option={option}
          line={at + 1}
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
                className="min-h-11 py-1.5"
              />
            </div>
            <Button type="submit" name="intent" value={`add-price-${option}`} variant="secondary">
              Insert
            </Button>
          </>
        ) : null}
      </div>
      {kept ? <EstimateTotals totals={kept.totals} content={shown.content} /> : null}
    </Card>
  );
}
