import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";

type InvoiceHeadProps = {
  invoice: {
    number: number | null;
    issuedOn: string | null;
    dueOn: string;
    customerName: string;
    address: string | null;
    what: string;
    content: { message: string | null };
  };
};

/** Number, customer, title and due date of an invoice. */
export function InvoiceHead({ invoice }: InvoiceHeadProps) {
  const { number, issuedOn, dueOn, customerName, address, what, content } = invoice;
  const facts: [string, string | null][] = [
    [invoiceText.invoice, invoiceName(number)],
    [invoiceText.date, issuedOn && longDay(issuedOn)],
    [invoiceText.due, longDay(dueOn)],
    [invoiceText.customer, customerName],
    [invoiceText.address, address],
    [invoiceText.job, what],
  ];
  return (
    <>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-1">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {content.message ? (
        <p className="mt-4 break-words whitespace-pre-wrap">{content.message}</p>
      ) : null}
    </>
  );
}
