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
import { Fold } from "~/web/crm/frame/fold.tsx";

type AboutEstimatesProps = {
  estimates: readonly ListedEstimate[];
  /** Where to create another one; null for members who can't. */
  newHref: string | null;
  /** Whether they're collapsed on a phone, for a page that creates them elsewhere. */
  isFolded?: boolean;
};

/** Estimates for one lead or job. */
export function AboutEstimates({ estimates, newHref, isFolded = false }: AboutEstimatesProps) {
  return (
    <AboutDocuments
      title="Estimates"
      isFolded={isFolded}
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
  /** Whether they're collapsed on a phone, for a page that creates them elsewhere. */
  isFolded?: boolean;
};

/** Invoices for one lead, job or estimate. */
export function AboutInvoices({ invoices, newHref, isFolded = false }: AboutInvoicesProps) {
  return (
    <AboutDocuments
      title="Invoices"
      isFolded={isFolded}
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

type AboutDocumentsProps = {
  title: string;
  isFolded: boolean;
  documents: readonly { id: string; href: string; name: string; badge: ReactNode }[];
  /** Where to create another one; null for members who can't. */
  begin: { href: string; label: string } | null;
};

/** Documents of one kind for a lead or job, with a link to create one. */
function AboutDocuments({ title, isFolded, documents, begin }: AboutDocumentsProps) {
  if (documents.length === 0 && !begin) return null;
  const id = title.toLowerCase();
  const list = (
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
  if (isFolded) {
    return (
      <Fold id={id} title={title} note={documents.length}>
        {list}
      </Fold>
    );
  }
  return (
    <Card as="section" aria-labelledby={id} className="max-sm:p-4">
      <h2 id={id} className="mb-1 text-lg">
        {title}
      </h2>
      {list}
      {begin ? (
        <LinkButton href={begin.href} variant="secondary" className="mt-2 w-full">
          {begin.label}
        </LinkButton>
      ) : null}
    </Card>
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
