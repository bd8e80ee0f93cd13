import { Form } from "react-router";
import type { ReceiptMethod, VisitBalance } from "~/domains/billing/index.server.ts";
import { invoiceName, methodLabels, takenMethods } from "~/domains/billing/index.ts";
import { centsField, formatCents } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ReceiptField } from "../invoices/receipt-field.tsx";

type TakePaymentProps = {
  invoice: VisitBalance & { requestKey: string; receipt: ReceiptMethod | null };
  /** Input of a rejected form. */
  values: FormValues | undefined;
  errors: FieldErrors;
};

/** Records cash or a check that the customer pays at the visit. */
export function TakePayment({ invoice, values, errors }: TakePaymentProps) {
  const { id, number, owedCents, requestKey, receipt } = invoice;
  const isMeant = typedText(values, "invoice_id") === id;
  const typed = (name: string, otherwise: string) =>
    (isMeant ? typedText(values, name) : undefined) ?? otherwise;
  const form = useFreshForm(isMeant);
  const errorOf = (name: string) => (isMeant ? errors[name] : undefined);
  return (
    <Card as="section" aria-labelledby={`take-${id}`} className="max-sm:p-4">
      <h2 id={`take-${id}`} className="text-lg">
        Take a payment
      </h2>
      <p className="mt-1">
        {invoiceName(number)}: {formatCents(owedCents)} due
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="mt-4 flex flex-col gap-4"
      >
        <input type="hidden" name="invoice_id" value={id} />
        <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            name="amount"
            id={`take-${id}-amount`}
            label="Amount"
            inputMode="decimal"
            defaultValue={typed("amount", centsField(owedCents))}
            error={errorOf("amount")}
          />
          <SelectField
            name="method"
            id={`take-${id}-method`}
            label="Payment method"
            options={takenMethods.map((value) => ({ value, label: methodLabels[value] }))}
            defaultValue={typed("method", "cash")}
            error={errorOf("method")}
          />
        </div>
        <TextField
          name="note"
          id={`take-${id}-note`}
          label="Check number or note"
          optional
          maxLength={200}
          defaultValue={typed("note", "")}
          error={errorOf("note")}
        />
        <ReceiptField
          id={`take-${id}-send_receipt`}
          receipt={receipt}
          isChecked={!isMeant || typed("send_receipt", "") !== ""}
        />
        <Button type="submit" name="intent" value="take_payment" className="sm:self-start">
          Record payment
        </Button>
      </Form>
    </Card>
  );
}
