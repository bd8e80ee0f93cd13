import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ListedEstimate, ListedInvoice } from "~/domains/billing/index.server.ts";
import { estimateName, invoiceName } from "~/domains/billing/index.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { amountOf, InvoiceBadge } from "~/web/crm/invoices/invoice-rows.tsx";
import { EstimateBadge, priceRange } from "./estimate-rows.tsx";

type AboutDocumentsProps = {
  title: string;
  documents: readonly { id: string; href: string; name: string; badge: ReactNode }[];
  /** Where to create another one; null for members who can't. */
  begin: { href: string; label: string } | null;
};

/** Documents of one kind for a lead or job, with a link to create one. */
function AboutDocuments({ title, documents, begin }: AboutDocumentsProps) {
  if (documents.length === 0 && !begin) return null;
  const id = title.toLowerCase();
  return (
    <Card as="section" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center justify-between gap-3 py-2">
            <Link to={document.href} className="text-link min-w-0">
              {document.name}
            </Link>
            {document.badge}
          </li>
        ))}
      </ul>
      {begin ? (
        <LinkButton href={begin.href} variant="secondary" className="mt-2 w-full">
          {begin.label}
        </LinkButton>
      ) : null}
    </Card>
  );
}

type AboutEstimatesProps = {
  estimates: readonly ListedEstimate[];
  /** Where to create another one; null for members who can't. */
  newHref: string | null;
};

/** Estimates for one lead or job. */
export function AboutEstimates({ estimates, newHref }: AboutEstimatesProps) {
  return (
    <AboutDocuments
      title="Estimates"
      documents={estimates.map(({ id, number, shownState, ...price }) => ({
        id,
        href: href("/crm/estimates/:id", { id }),
        name: `${estimateName(number)}, ${priceRange(price)}`,
        badge: <EstimateBadge state={shownState} />,
      }))}
      begin={newHref ? { href: newHref, label: "Create estimate" } : null}
    />
  );
}

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
