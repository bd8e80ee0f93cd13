import { and, asc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { canReadInvoices } from "~/domains/billing/billing.policy.ts";
import { readInvoiceLink } from "~/domains/billing/documents.server.ts";
import { isDoNotContact } from "~/domains/customers/index.server.ts";
import { members } from "~/domains/identity/index.server.ts";
import { readBranding } from "~/domains/publishing/index.server.ts";
import { type Actor, authorize, dayOf, type MemberRole } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import { memberUsers } from "~/platform/accounts/accounts.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { settingsOf } from "./invoice-settings.server.ts";
import { invoiceEntries, invoices } from "./invoices.tables.server.ts";
import { calculateBalanceDue, stateOf, withEntryTotals } from "./invoices.ts";

/** One invoice of the actor's business with its ledger entries; null if it has no such invoice. */
export async function findInvoice(platform: Platform, actor: Actor, invoiceId: string) {
  authorize(canReadInvoices(actor));
  const { query } = platform.database;
  const [found] = await query
    .select({ issued: invoices, doNotContact: isDoNotContact(invoices.customerId) })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, actor.contractorId)));
  if (!found) return null;
  const entries = await listEntries(query, invoiceId);
  const invoice = withEntryTotals(found.issued, entries);
  const zone = await findBusinessZone(query, actor.contractorId, platform.settings.timeZone);
  const today = dayOf(platform.clock.now(), zone);
  return {
    invoice,
    doNotContact: found.doNotContact,
    today,
    shownState: stateOf(invoice, today),
    owedCents: calculateBalanceDue(invoice),
    entries,
  };
}

/** An invoice's ledger entries, in order. */
function listEntries(database: Reader, invoiceId: string) {
  return database
    .select()
    .from(invoiceEntries)
    .where(eq(invoiceEntries.invoiceId, invoiceId))
    .orderBy(asc(invoiceEntries.position));
}

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
      voidedAt: invoices.voidedAt,
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
    branding: await readBranding(query, contractorId, found.business.name),
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

export type Recorder = { name: string; role: MemberRole };

/** Names of the members who recorded ledger entries, by membership id; card payments have none. */
export async function findRecorderNames(
  { database }: Platform,
  actor: Actor,
  entries: readonly { recordedBy: string }[],
): Promise<Record<string, Recorder>> {
  authorize(canReadInvoices(actor));
  const ids = [...new Set(entries.map(({ recordedBy }) => recordedBy))];
  const found = await database.query
    .select({ id: members.id, name: memberUsers.name, role: members.role })
    .from(members)
    .innerJoin(memberUsers, eq(memberUsers.id, members.userId))
    .where(and(eq(members.contractorId, actor.contractorId), inArray(members.id, ids)));
  return Object.fromEntries(found.map(({ id, ...recorder }) => [id, recorder]));
}

export type Invoice = typeof invoices.$inferSelect;

/** Locks an invoice of the business until the transaction ends; null if it has no such invoice. */
export async function lockInvoice(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  invoiceId: string,
): Promise<Invoice | null> {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.contractorId, contractorId)))
    .for(...lockRows(invoices));
  return invoice ?? null;
}
