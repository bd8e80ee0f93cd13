import type { CardPayments } from "~/domains/billing/card-payments/read-card-payments.server.ts";
import { calculateBalanceDue } from "~/domains/billing/invoices/invoices.ts";
import type { Invoice } from "~/domains/billing/invoices/lock-invoice.server.ts";
import type { ReceiptMethod } from "~/domains/billing/invoices/receipts.server.ts";
import { centsField } from "~/domains/shared/money/money.ts";
import { EntryForm, type RefusedEntry } from "./entry-form.tsx";

type EntryFormsProps = {
  invoice: Pick<Invoice, "number" | "dueOn" | "totalCents" | "paidCents" | "creditedCents">;
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
  const { totalCents, paidCents, creditedCents } = invoice;
  const owedCents = calculateBalanceDue(invoice);
  const { payments, underWayCents } = cards;
  const leftCents = paidCents - underWayCents;
  /** Amount that the business owes the customer, less pending refunds. */
  const backCents = Math.max(0, -owedCents - underWayCents);
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
      {payments.map(({ id, leftCents: leftOfIt }) => {
        const maxCents = Math.min(leftOfIt, leftCents);
        return maxCents > 0 ? (
          <EntryForm
            {...form}
            key={id}
            intent="card_refund"
            paymentId={id}
            title="Refund a card payment"
            button="Refund to the card"
            amount={centsField(backCents > 0 ? Math.min(backCents, maxCents) : maxCents)}
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
          amount={backCents > 0 ? centsField(backCents) : ""}
          isOpen={backCents > 0}
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
        />
      ) : null}
    </div>
  );
}
