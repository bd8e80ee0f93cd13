import { href } from "react-router";
import { invoiceName } from "~/domains/billing/invoices/invoices.ts";
import type { ListedInvoice } from "~/domains/billing/invoices/list-invoices.server.ts";
import { AboutDocuments } from "../estimates/about-documents.tsx";
import { InvoiceBadge } from "./invoice-badge.tsx";
import { amountOf } from "./invoice-rows.tsx";

type AboutInvoicesProps = {
  invoices: readonly ListedInvoice[];
  /** Where to create another one; null for members who can't. */
  newHref: string | null;
};

/** Invoices for one lead, job or estimate. */
export function AboutInvoices({ invoices, newHref }: AboutInvoicesProps) {
  return (
    <AboutDocuments
      title="Invoices"
      documents={invoices.map((invoice) => ({
        id: invoice.id,
        href: href("/crm/invoices/:id", { id: invoice.id }),
        name: `${invoiceName(invoice.number)}, ${amountOf(invoice)}`,
        badge: <InvoiceBadge state={invoice.shownState} />,
      }))}
      begin={newHref ? { href: newHref, label: "Create invoice" } : null}
    />
  );
}
