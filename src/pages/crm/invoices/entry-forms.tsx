import { owedOf } from "~/features/invoices/invoices.ts";
import type { Invoice } from "~/features/invoices/lock-invoice.server.ts";
import { centsField } from "~/features/money/money.ts";
import { EntryForm, type RefusedEntry } from "./entry-form.tsx";

type EntryFormsProps = {
  invoice: Pick<Invoice, "number" | "dueOn" | "totalCents" | "paidCents" | "creditedCents">;
  /** Of its entries; the forms begin anew with each. */
  count: number;
  today: string;
  requestKey: string;
  refused: RefusedEntry | undefined;
};

/** What can be recorded about an issued invoice, the likeliest first. */
export function EntryForms({ invoice, count, ...form }: EntryFormsProps) {
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
      {paidCents > 0 ? (
        <EntryForm
          {...form}
          intent="refund"
          title="Refund or correct a payment"
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
