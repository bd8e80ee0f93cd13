import type { findInvoice } from "~/domains/billing/invoices/find-invoice.server.ts";
import { invoiceTotals } from "~/domains/billing/invoices/invoice-document.ts";
import { calculateBalanceDue, invoiceName } from "~/domains/billing/invoices/invoices.ts";
import type { ListedInvoice } from "~/domains/billing/invoices/list-invoices.server.ts";
import type { InvoiceInFull, InvoiceRow } from "./invoice-resource.schema.ts";
import { shownLines, shownTotals } from "./shown-lines.ts";

/** An invoice in a list, as the API returns it. */
export function serializeInvoice(invoice: ListedInvoice): InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.number === null ? null : invoiceName(invoice.number),
    state: invoice.shownState,
    customer_name: invoice.customerName,
    what: invoice.what,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    total_cents: invoice.totalCents,
    paid_cents: invoice.paidCents,
    credited_cents: invoice.creditedCents,
    owed_cents: calculateBalanceDue(invoice),
    created_at: invoice.createdAt.toISOString(),
  };
}

type FoundInvoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** One invoice with its lines and every change to its balance. */
export function serializeInvoiceDetails(found: FoundInvoice): InvoiceInFull {
  const { invoice, shownState, entries } = found;
  const totals = invoiceTotals(invoice.content);
  return {
    ...serializeInvoice({ ...invoice, shownState }),
    lead_id: invoice.leadId,
    job_id: invoice.workOrderId,
    estimate_id: invoice.estimateId,
    phone: invoice.phone,
    phone_extension: invoice.phoneExtension,
    email: invoice.email,
    address: invoice.address,
    message: invoice.content.message,
    lines: shownLines(invoice.content.lines, totals),
    ...shownTotals(totals),
    entries: entries.map(({ id, kind, cents, method, createdAt }) => ({
      id,
      kind,
      cents,
      method,
      created_at: createdAt.toISOString(),
    })),
  };
}
