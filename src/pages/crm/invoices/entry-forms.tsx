import { owedOf } from "~/features/invoices/invoices.ts";
import type { Invoice } from "~/features/invoices/lock-invoice.server.ts";
import { centsField } from "~/features/money/money.ts";
import { EntryForm, type RefusedEntry } from "./entry-form.tsx";

type EntryFormsProps = {
  invoice: Pick<Invoice, "number" | "dueOn" | "totalCents" | "paidCents" | "creditedCents">;
  /** What was paid by card, and how much of each can go back. */
  cards: readonly { id: string; leftCents: number }[];
  /** Of its entries; the forms begin anew with each. */
  count: number;
  today: string;
  requestKey: string;
  refused: RefusedEntry | undefined;
};

/** What can be recorded about an issued invoice, the likeliest first. */
export function EntryForms({ invoice, cards, count, ...form }: EntryFormsProps) {
  const { totalCents, paidCents, creditedCents } = invoice;
  const owedCents = owedOf(invoice);
  return (
    <div key={count} className="flex flex-col gap-4">
      <EntryForm
        {...form}
        intent="payment"
        title="Record a payment"
        button="Record payment"
        amount={owedCents > 0 ? centsField(owedCents) : ""}
        isOpen={owedCents > 0}
      />
      {cards.map(({ id, leftCents }) =>
        leftCents > 0 ? (
          <EntryForm
            {...form}
            key={id}
            intent="card_refund"
            paymentId={id}
            title="Refund a card payment"
            button="Refund to the card"
            amount={centsField(owedCents < 0 ? Math.min(-owedCents, leftCents) : leftCents)}
            isOpen={false}
          />
        ) : null,
      )}
      {paidCents > 0 ? (
        <EntryForm
          {...form}
          intent="refund"
          title={
            cards.length > 0
              ? "Record a cash or check refund, or correct a payment"
              : "Refund or correct a payment"
          }
          button="Record refund"
          amount={owedCents < 0 ? centsField(-owedCents) : ""}
          isOpen={owedCents < 0}
        />
      ) : null}
      {creditedCents < totalCents ? (
        <EntryForm
          {...form}
          intent="credit"
          title="Credit note"
          button="Issue credit note"
          amount={centsField(totalCents - creditedCents)}
          isOpen={false}
        />
      ) : null}
    </div>
  );
}
