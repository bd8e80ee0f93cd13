import { Form } from "react-router";
import type { CardPayments, Invoice, ReceiptMethod } from "~/domains/billing/index.server.ts";
import { calculateBalanceDue, methodLabels, paymentMethods } from "~/domains/billing/index.ts";
import { centsField } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { ReceiptField } from "./receipt-field.tsx";

type EntryFormsProps = {
  invoice: Pick<
    Invoice,
    "number" | "dueOn" | "totalCents" | "paidCents" | "creditedCents" | "isDeposit" | "voidedAt"
  >;
  /** Card payments, and how much of each can be refunded. */
  cards: Pick<CardPayments, "payments" | "underWayCents">;
  /** How a payment's receipt would be sent. */
  receipt: ReceiptMethod | null;
  today: string;
  requestKey: string;
  refused: RefusedEntry | undefined;
};

/** Entries that can be recorded for an issued invoice, most likely first. */
export function EntryForms({ invoice, cards, receipt, ...form }: EntryFormsProps) {
  const { totalCents, paidCents, creditedCents, isDeposit, voidedAt } = invoice;
  const owedCents = calculateBalanceDue(invoice);
  const { payments, underWayCents } = cards;
  const leftCents = paidCents - underWayCents;
  /** Amount that the business owes the customer, less pending refunds. */
  const owedToCustomerCents = Math.max(0, -owedCents - underWayCents);
  return (
    <div className="flex flex-col gap-4">
      <EntryForm
        {...form}
        intent="payment"
        receipt={receipt}
        title="Record a payment"
        button="Record payment"
        amount={owedCents > 0 ? centsField(owedCents) : ""}
        isOpen={owedCents > 0}
      />
      {payments.map(({ id, leftCents: refundableCents }) => {
        const maxCents = Math.min(refundableCents, leftCents);
        return maxCents > 0 ? (
          <EntryForm
            {...form}
            key={id}
            intent="card_refund"
            paymentId={id}
            title="Refund a card payment"
            button="Refund to the card"
            amount={centsField(
              owedToCustomerCents > 0 ? Math.min(owedToCustomerCents, maxCents) : maxCents,
            )}
            isOpen={false}
          />
        ) : null;
      })}
      {leftCents > 0 ? (
        <EntryForm
          {...form}
          intent="refund"
          title={
            payments.length > 0
              ? "Record a cash or check refund, or correct a payment"
              : "Refund or correct a payment"
          }
          button="Record refund"
          amount={owedToCustomerCents > 0 ? centsField(owedToCustomerCents) : ""}
          isOpen={owedToCustomerCents > 0}
        />
      ) : null}
      {creditedCents < totalCents ? (
        <EntryForm
          {...form}
          intent="credit"
          title="Issue a credit"
          button="Issue credit"
          amount={centsField(totalCents - creditedCents)}
          isOpen={false}
          canBillAgain={!isDeposit}
        />
      ) : isDeposit || voidedAt || paidCents > 0 ? null : (
        <BillAgainForm />
      )}
    </div>
  );
}

/** Voids an invoice that has nothing left to credit. */
function BillAgainForm() {
  return (
    <Card className="py-2 max-sm:px-4 print:hidden">
      <Disclosure isOpen={false}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          Invoice this work again
        </summary>
        <Form method="post" preventScrollReset className="flex flex-col gap-4 py-3">
          <p>{billAgainHint}</p>
          <Button
            type="submit"
            name="intent"
            value="bill_again"
            variant="secondary"
            className="sm:self-start"
          >
            Invoice again
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}

const billAgainHint =
  "The work counts as not invoiced, so you can create a new invoice for it. Deposits already paid come off that one.";

export type EntryIntent = "payment" | "refund" | "credit" | "card_refund";

/** Input of a rejected form. */
type RefusedEntry = { intent: EntryIntent; errors: FieldErrors; values: FormValues };

type EntryFormProps = {
  intent: EntryIntent;
  title: string;
  button: string;
  /** Initial value of the amount field. */
  amount: string;
  today: string;
  requestKey: string;
  /** Whether the form is expanded. */
  isOpen: boolean;
  /** For a card refund: id of the refunded payment. */
  paymentId?: string;
  /** For a payment: how its receipt would be sent. */
  receipt?: ReceiptMethod | null;
  /** For a credit: whether the work can be invoiced again. */
  canBillAgain?: boolean;
  refused: RefusedEntry | undefined;
};

/** Records a change of the balance: a payment, a refund, or a credit. */
function EntryForm(props: EntryFormProps) {
  const { intent, title, button, amount, today, requestKey, isOpen, paymentId } = props;
  const isRefusedForm =
    props.refused?.intent === intent && typedText(props.refused.values, "payment_id") === paymentId;
  const refused = isRefusedForm ? props.refused : undefined;
  const form = useFreshForm(refused !== undefined);
  const isCash = intent === "payment" || intent === "refund";
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise = "") => typedText(refused?.values, name) ?? otherwise;
  const field = (name: string, label: string, props: object = {}) => (
    <TextField
      name={name}
      id={[intent, paymentId, name].filter(Boolean).join("-")}
      label={label}
      defaultValue={typed(name)}
      error={errors[name]}
      {...props}
    />
  );
  return (
    <Card className="py-2 max-sm:px-4 print:hidden">
      <Disclosure isOpen={isOpen || refused !== undefined}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {title}
        </summary>
        <Form
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          className="flex flex-col gap-4 py-3"
        >
          <input type="hidden" name="request_key" value={typed("request_key", requestKey)} />
          {paymentId ? <input type="hidden" name="payment_id" value={paymentId} /> : null}
          <div className="grid items-start gap-4 sm:grid-cols-3">
            {field("amount", "Amount", {
              inputMode: "decimal",
              defaultValue: typed("amount", amount),
            })}
            {isCash ? (
              <>
                <SelectField
                  name="method"
                  id={`${intent}-method`}
                  label="Payment method"
                  options={paymentMethods.map((value) => ({ value, label: methodLabels[value] }))}
                  defaultValue={typed("method", "check")}
                  error={errors.method}
                />
                {field("paid_on", "Date", { type: "date", defaultValue: typed("paid_on", today) })}
              </>
            ) : null}
          </div>
          {intent === "credit" ? field("reason", "Reason", { maxLength: 1000 }) : null}
          {props.canBillAgain ? (
            <CheckboxField
              name="bill_again"
              label="This invoice is wrong. I’ll invoice this work again"
              hint={billAgainHint}
              defaultChecked={typed("bill_again") !== ""}
              error={errors.bill_again}
            />
          ) : null}
          {isCash ? field("note", "Note", { optional: true, maxLength: 200 }) : null}
          {intent === "refund" || intent === "card_refund" ? (
            <CheckboxField
              name="not_owed_again"
              id={[intent, paymentId, "not_owed_again"].filter(Boolean).join("-")}
              label="Customer doesn’t owe this amount anymore"
              hint="We’ll add a credit so the balance stays the same. Uncheck this if you’re fixing a mistake or they’ll pay another way."
              defaultChecked={!refused || typed("not_owed_again") !== ""}
            />
          ) : null}
          {errors.more_than_owed ? (
            <CheckboxField name="more_than_owed" label={errors.more_than_owed} />
          ) : null}
          {intent === "payment" ? (
            <ReceiptField
              id="payment-send_receipt"
              receipt={props.receipt ?? null}
              isChecked={!refused || typed("send_receipt") !== ""}
            />
          ) : null}
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={isOpen ? "action" : "secondary"}
            className="sm:self-start"
          >
            {button}
          </Button>
        </Form>
      </Disclosure>
    </Card>
  );
}
