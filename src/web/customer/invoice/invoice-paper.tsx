import type { findInvoiceByLink } from "~/domains/billing/invoices/find-invoice-by-link.server.ts";
import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { InvoiceHead } from "~/web/shared/invoices/invoice-head.tsx";
import { InvoiceLedger } from "~/web/shared/invoices/invoice-ledger.tsx";
import { InvoiceLines } from "~/web/shared/invoices/invoice-lines.tsx";

type OpenedInvoice = NonNullable<Awaited<ReturnType<typeof findInvoiceByLink>>>;

/** An invoice on paper (`invoices.pdf`). */
export function InvoicePaper({ found }: { found: OpenedInvoice }) {
  const { business, invoice, owedCents, entries, howToPay } = found;
  return (
    <>
      <h1>{invoiceText.paperHeading(business.name)}</h1>
      {business.phone ? <p>{formatPhone(business.phone)}</p> : null}
      <InvoiceHead invoice={invoice} />
      <InvoiceLines content={invoice.content} />
      <InvoiceLedger entries={entries} owedCents={owedCents} />
      {owedCents > 0 ? (
        <>
          <h2>{invoiceText.howToPay}</h2>
          <p>{howToPay ?? invoiceText.askHowToPay(business.name)}</p>
        </>
      ) : null}
    </>
  );
}
