import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ListedEstimate, ListedInvoice } from "~/domains/billing/index.server.ts";
import {
  calculateBalanceDue,
  type EstimateState,
  estimateName,
  estimateStateLabels,
  type InvoiceState,
  invoiceName,
  invoiceStateLabels,
} from "~/domains/billing/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";

type AboutEstimatesProps = {
  estimates: readonly ListedEstimate[];
  /** URL for creating another one; null for members who can't. */
  newHref: string | null;
};

/** Estimates for one lead or job. */
export function AboutEstimates({ estimates, newHref }: AboutEstimatesProps) {
  if (estimates.length === 0 && !newHref) return null;
  return (
    <AboutDocuments
      title="Estimates"
      begin={newHref ? { href: newHref, label: "Create estimate" } : null}
    >
      <EstimateList estimates={estimates} />
    </AboutDocuments>
  );
}

export function EstimateList({ estimates }: Pick<AboutEstimatesProps, "estimates">) {
  return (
    <DocumentList
      documents={estimates.map(({ id, number, shownState, ...price }) => ({
        id,
        href: href("/crm/estimates/:id", { id }),
        name: `${estimateName(number)}, ${priceRange(price)}`,
        badge: <EstimateBadge state={shownState} />,
      }))}
    />
  );
}

type AboutInvoicesProps = {
  invoices: readonly ListedInvoice[];
  /** URL for creating another one; null for members who can't. */
  newHref: string | null;
};

/** Invoices for one lead, job or estimate. */
export function AboutInvoices({ invoices, newHref }: AboutInvoicesProps) {
  if (invoices.length === 0 && !newHref) return null;
  return (
    <AboutDocuments
      title="Invoices"
      begin={newHref ? { href: newHref, label: "Create invoice" } : null}
    >
      <InvoiceList invoices={invoices} />
    </AboutDocuments>
  );
}

export function InvoiceList({ invoices }: Pick<AboutInvoicesProps, "invoices">) {
  return (
    <DocumentList
      documents={invoices.map((invoice) => ({
        id: invoice.id,
        href: href("/crm/invoices/:id", { id: invoice.id }),
        name: `${invoiceName(invoice.number)}, ${amountOf(invoice)}`,
        badge: <InvoiceBadge state={invoice.shownState} />,
      }))}
    />
  );
}

type AboutDocumentsProps = {
  title: string;
  /** URL for creating another one; null for members who can't. */
  begin: { href: string; label: string } | null;
  children: ReactNode;
};

/** Documents of one kind for a lead or job, with a link to create one. */
function AboutDocuments({ title, begin, children }: AboutDocumentsProps) {
  const id = title.toLowerCase();
  return (
    <Card as="section" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      {children}
      {begin ? (
        <LinkButton href={begin.href} variant="secondary" className="mt-2 w-full">
          {begin.label}
        </LinkButton>
      ) : null}
    </Card>
  );
}

type DocumentListProps = {
  documents: readonly { id: string; href: string; name: string; badge: ReactNode }[];
};

function DocumentList({ documents }: DocumentListProps) {
  return (
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
  );
}

const estimateTones: Record<EstimateState, Tone> = {
  draft: "neutral",
  sent: "info",
  accepted: "good",
  declined: "bad",
  withdrawn: "neutral",
  expired: "warning",
};

export function EstimateBadge({ state }: { state: EstimateState }) {
  return <Badge tone={estimateTones[state]}>{estimateStateLabels[state]}</Badge>;
}

const invoiceTones: Record<InvoiceState, Tone> = {
  draft: "neutral",
  open: "info",
  overdue: "bad",
  paid: "good",
  credited: "neutral",
};

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={invoiceTones[state]}>{invoiceStateLabels[state]}</Badge>;
}

/** Total of an estimate; with several options, the lowest and the highest. */
export function priceRange({ lowCents, highCents }: { lowCents: number; highCents: number }) {
  return lowCents === highCents
    ? formatCents(lowCents)
    : `${formatCents(lowCents)} – ${formatCents(highCents)}`;
}

/** Total of an invoice, with the amount due if it differs. */
function amountOf(invoice: ListedInvoice): string {
  const total = formatCents(invoice.totalCents);
  const owedCents = calculateBalanceDue(invoice);
  const isPartly = invoice.number !== null && owedCents > 0 && owedCents < invoice.totalCents;
  return isPartly ? `${formatCents(owedCents)} of ${total} due` : total;
}
