import {
  adjustmentName,
  creditNoteName,
  type EntryMethod,
  type entryKinds,
  type InvoiceContent,
  invoiceName,
  invoiceText,
  invoiceTotals,
  methodLabels,
} from "~/domains/billing/index.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import { EstimateLines, EstimateTotals } from "~/web/shared/estimates/estimate-option.tsx";

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

/** Line items with their totals. */
export function InvoiceLines({ content }: { content: InvoiceContent }) {
  const totals = invoiceTotals(content);
  return (
    <>
      <EstimateLines caption={invoiceText.charges} lines={content.lines} amounts={totals.lines} />
      <EstimateTotals
        totals={totals}
        content={content}
        adjustments={(content.adjustments ?? []).map((adjustment) => ({
          name: adjustmentName(adjustment),
          cents: adjustment.cents,
        }))}
      />
    </>
  );
}

type Entry = {
  id: string;
  kind: (typeof entryKinds)[number];
  cents: number;
  number: number | null;
  method: EntryMethod | null;
  happenedOn: string;
};

type InvoiceLedgerProps = {
  entries: readonly (Entry & { note?: string | null; recordedBy?: string })[];
  owedCents: number;
  /** Members who recorded entries, by `recordedBy`; for the business only. */
  recorders?: Readonly<Record<string, { name: string; role: string }>>;
};

/** Payments, refunds and credits since the invoice was issued, and the amount due. */
export function InvoiceLedger({ entries, owedCents, recorders = {} }: InvoiceLedgerProps) {
  const moved = entries.filter(({ kind }) => kind !== "issued");
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-1 border-t border-line pt-3 text-left">
      {moved.map(({ note, recordedBy = "", ...entry }) => (
        <div key={entry.id} className="contents">
          <dt className="min-w-0 break-words text-muted">
            {invoiceText.entryOn(nameOf(entry), longDay(entry.happenedOn))}
            {note ? <span className="block text-sm">{note}</span> : null}
            {recorders[recordedBy] ? (
              <span className="block text-sm">{recorderLabel(recorders[recordedBy])}</span>
            ) : null}
          </dt>
          <dd className="text-right tabular-nums">{formatCents(entry.cents)}</dd>
        </div>
      ))}
      <div className="contents text-xl font-bold">
        <dt>{owedCents < 0 ? invoiceText.balanceOverpaid : invoiceText.balanceDue}</dt>
        <dd className="text-right tabular-nums">{formatCents(Math.abs(owedCents))}</dd>
      </div>
    </dl>
  );
}

const recorderLabel = ({ name, role }: { name: string; role: string }) =>
  role === "technician" ? invoiceText.takenBy(name) : invoiceText.recordedBy(name);

function nameOf({ kind, number, method }: Entry): string {
  if (kind === "credit") return invoiceText.creditNote(creditNoteName(number ?? 0));
  const name = kind === "refund" ? invoiceText.refund : invoiceText.payment;
  return method && method !== "other" ? invoiceText.entryBy(name, methodLabels[method]) : name;
}
