import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { listEntries } from "./find-invoice.server.ts";
import { readInvoiceLink } from "./invoice-link.server.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, stateOf, withEntryTotals } from "./invoices.ts";

/**
 * The data of an invoice's page for anyone with its link: the invoice, payments without internal
 * notes, and current payment instructions. Null if the link isn't valid.
 */
export async function findInvoiceByLink(platform: Platform, token: string) {
  const { query } = platform.database;
  const invoiceId = await readInvoiceLink(platform, query, token);
  if (!invoiceId) return null;
  const [found] = await query
    .select({
      contractorId: invoices.contractorId,
      number: invoices.number,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      business: invoices.business,
      customerName: invoices.customerName,
      address: invoices.address,
      what: invoices.what,
      content: invoices.content,
      totalCents: invoices.totalCents,
      paidCents: invoices.paidCents,
      creditedCents: invoices.creditedCents,
    })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), isNotNull(invoices.number), isNull(invoices.erasedAt)));
  if (!found?.business) return null;
  const entries = await listEntries(query, invoiceId);
  const invoice = withEntryTotals(found, entries);
  const { contractorId, business: _, ...shown } = invoice;
  const zone = await findBusinessZone(query, contractorId, platform.settings.timeZone);
  return {
    business: found.business,
    invoice: shown,
    state: stateOf(invoice, dayOf(platform.clock.now(), zone)),
    owedCents: calculateBalanceDue(invoice),
    entries: entries.map(({ id, kind, cents, number, method, happenedOn, note }) => ({
      id,
      kind,
      cents,
      number,
      method,
      happenedOn,
      note: kind === "credit" ? note : null,
    })),
    howToPay: (await settingsOf(query, contractorId)).howToPay,
  };
}
