import { href } from "react-router";
import type { ListedInvoice } from "~/domains/billing/index.server.ts";
import {
  calculateBalanceDue,
  type InvoiceState,
  invoiceName,
  invoiceStateLabels,
} from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { DocumentRows } from "~/web/crm/estimates/document-rows.tsx";

/** Total of an invoice, with the amount due if it differs. */
export function amountOf(invoice: ListedInvoice): string {
  const total = formatCents(invoice.totalCents);
  const owedCents = calculateBalanceDue(invoice);
  const isPartly = invoice.number !== null && owedCents > 0 && owedCents < invoice.totalCents;
  return isPartly ? `${formatCents(owedCents)} of ${total} due` : total;
}

export function InvoiceRows({ invoices }: { invoices: readonly ListedInvoice[] }) {
  return (
    <DocumentRows
      documents={invoices.map((invoice) => ({
        id: invoice.id,
        href: href("/crm/invoices/:id", { id: invoice.id }),
        customerName: invoice.customerName,
        line: `${invoiceName(invoice.number)} · ${invoice.what}`,
        badge: <InvoiceBadge state={invoice.shownState} />,
        amount: amountOf(invoice),
      }))}
    />
  );
}

const tones: Record<InvoiceState, Tone> = {
  draft: "neutral",
  open: "info",
  overdue: "bad",
  paid: "good",
  credited: "neutral",
};

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={tones[state]}>{invoiceStateLabels[state]}</Badge>;
}
