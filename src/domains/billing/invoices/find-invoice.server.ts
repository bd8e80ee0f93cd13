import { and, asc, eq } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadInvoices } from "./invoices.policy.ts";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, stateOf, withEntryTotals } from "./invoices.ts";

/** One invoice of the actor's business with its ledger entries; null if it has no such invoice. */
export async function findInvoice(platform: Platform, actor: Actor, invoiceId: string) {
  authorize(canReadInvoices(actor));
  const { query } = platform.database;
  const [found] = await query
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, actor.contractorId)));
  if (!found) return null;
  const entries = await listEntries(query, invoiceId);
  const invoice = withEntryTotals(found, entries);
  const zone = await findBusinessZone(query, actor.contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  return {
    invoice,
    today,
    shownState: stateOf(invoice, today),
    owedCents: calculateBalanceDue(invoice),
    entries,
  };
}

/** An invoice's ledger entries, in order. */
export function listEntries(database: Reader, invoiceId: string) {
  return database
    .select()
    .from(invoiceEntries)
    .where(eq(invoiceEntries.invoiceId, invoiceId))
    .orderBy(asc(invoiceEntries.position));
}
