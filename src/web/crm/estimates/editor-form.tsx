import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Price } from "~/domains/billing/index.server.ts";
import { maxOptions, type ShownLines, type TypedOption, units } from "~/domains/billing/index.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { CustomerFields } from "~/web/crm/forms/customer-fields.tsx";
import type { EditorResult } from "./estimate-action.server.ts";
import { OptionFields } from "./option-fields.tsx";

type EditorFormProps = {
  typed: { fields: Record<string, string>; options: readonly TypedOption[] };
  shown: ShownLines;
  revision: number;
  requestKey: string;
  prices: readonly Price[];
  /** Whether the document can have several options. */
  hasOptions: boolean;
  /** Whether the customer is edited, too; by default they are. */
  hasCustomer?: boolean;
  result: EditorResult<unknown> | undefined;
  /** Terms and buttons. */
  children: ReactNode;
};

/** Edits a document with line items. Every button saves the input, with and without JavaScript. */
export function EditorForm(props: EditorFormProps) {
  const { typed, shown, revision, requestKey, prices, hasOptions, result, children } = props;
  const { hasCustomer = true } = props;
  const errors = result?.errors ?? {};
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
      {/* The first submit button of a form handles the Enter key. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1}>
        Save
      </button>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="request_key" value={requestKey} />
      <datalist id="units">
        {units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {hasCustomer ? (
        <Card as="section" aria-labelledby="customer" className="flex flex-col gap-4 max-sm:p-4">
          <h2 id="customer" className="text-lg">
            Customer
          </h2>
          <CustomerFields shown={typed.fields} errors={errors} />
        </Card>
      ) : null}
      {typed.options.map((option, index) => (
        <OptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no ID, only a position
          key={index}
          option={index + 1}
          typed={option}
          isOneOfSeveral={typed.options.length > 1}
          shown={shown}
          prices={prices}
          // Clears the selection after a price was inserted.
          priceKey={result?.shownAs ?? ""}
          hasFurtherLine={result?.lineFor === index + 1}
          errors={errors}
        />
      ))}
      {hasOptions && typed.options.length < maxOptions ? (
        <Button
          type="submit"
          name="intent"
          value="add-option"
          variant="secondary"
          className="sm:self-start"
        >
          Add option
        </Button>
      ) : null}
      {children}
    </Form>
  );
}

type TermsFieldsProps = {
  shown: Record<string, string>;
  /** Labels of the fields that differ by document. */
  deposit: { label: string; placeholder: string; hint?: string };
  day: { name: string; label: string };
  errors: FieldErrors;
};

/** Discount, tax, deposit, date and message of a document. */
export function TermsFields({ shown, deposit, day, errors }: TermsFieldsProps) {
  const field = (name: string, label: string, props: object = {}) => (
    <TextField
      name={name}
      label={label}
      defaultValue={shown[name]}
      error={errors[name]}
      {...props}
    />
  );
  return (
    <Card as="section" aria-labelledby="terms" className="flex flex-col gap-4 max-sm:p-4">
      <h2 id="terms" className="text-lg">
        Totals
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {field("discount", "Discount", { optional: true, placeholder: "10% or 50.00" })}
        {field("tax_rate", "Tax rate (%)", { optional: true, inputMode: "decimal" })}
        {field("deposit", deposit.label, { optional: true, ...deposit })}
        {field(day.name, day.label, { type: "date" })}
      </div>
      <TextAreaField
        name="message"
        label="Message to the customer"
        optional
        rows={2}
        maxLength={2000}
        defaultValue={shown.message}
        error={errors.message}
      />
    </Card>
  );
}
