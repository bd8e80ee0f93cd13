import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { invoiceText } from "~/domains/billing/invoices/invoices.text.en.ts";
import type { InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import { EstimateLines } from "../estimates/estimate-lines.tsx";
import { EstimateTotals } from "../estimates/estimate-totals.tsx";

/** Line items with their totals. */
export function InvoiceLines({ content }: { content: InvoiceContent }) {
  const totals = invoiceTotals(content);
  return (
    <>
      <EstimateLines caption={invoiceText.charges} lines={content.lines} amounts={totals.lines} />
      <EstimateTotals totals={totals} content={content} />
    </>
  );
}
