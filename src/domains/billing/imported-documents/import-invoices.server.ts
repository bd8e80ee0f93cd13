import { inArray } from "drizzle-orm";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { defaultDueDays, type InvoiceContent } from "~/domains/billing/invoices/invoices.ts";
import { addDays, type LocalDay, momentOn } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import {
  type DocumentToImport,
  type ImportedDocument,
  type ImportTarget,
  messageOf,
  notLater,
  personOf,
  priceOf,
} from "./imported-document.ts";
import { countFromLast, findBusiness, numbersOf } from "./imported-numbers.server.ts";

export type InvoiceToImport = DocumentToImport & {
  isDraft: boolean;
  issuedOn: LocalDay;
  dueOn: LocalDay | null;
  paidCents: number;
  paidOn: LocalDay;
};

/** Adds another program's invoices with their payments. Sends and charges nothing. */
export async function importInvoices(
  work: UnitOfWork,
  target: ImportTarget,
  documents: readonly InvoiceToImport[],
): Promise<ImportedDocument[]> {
  if (documents.length === 0) return [];
  const { tx, now } = work;
  const { contractorId, memberId, zone, program } = target;
  const business = await findBusiness(work, contractorId);
  const issued = documents.filter(({ isDraft }) => !isDraft);
  const numbers = await numbersOf(
    work,
    contractorId,
    "invoice",
    issued.map(({ number }) => number),
  );
  const numberOf = new Map(issued.map((one, at) => [one, numbers[at]]));
  const rows = documents.map((one) => {
    const { isDraft, issuedOn, paidCents, dueOn } = one;
    const createdAt = notLater(momentOn(zone, issuedOn, 12 * 60), now);
    const number = numberOf.get(one);
    const content: InvoiceContent = {
      ...priceOf(one),
      message: messageOf(one, number?.remark ?? null, program),
    };
    return {
      ...personOf(one),
      id: newId(createdAt.getTime()),
      contractorId,
      number: isDraft ? null : (number?.number ?? null),
      content,
      totalCents: one.price.totalCents,
      dueOn: dueOn ?? addDays(issuedOn, defaultDueDays),
      paidCents: isDraft ? 0 : paidCents,
      issuedOn: isDraft ? null : issuedOn,
      business: isDraft ? null : business,
      createdAt,
      updatedAt: now,
    };
  });
  await tx.insert(invoices).values(rows);
  const entries = documents.flatMap((one, at) => {
    const invoiceId = rows[at]?.id;
    if (one.isDraft || !invoiceId) return [];
    const base = { invoiceId, contractorId, recordedBy: memberId, createdAt: now };
    const first = {
      ...base,
      id: newId(),
      position: 1,
      kind: "issued" as const,
      cents: one.price.totalCents,
      happenedOn: one.issuedOn,
    };
    if (one.paidCents === 0) return [first];
    const payment = {
      ...base,
      id: newId(),
      position: 2,
      kind: "payment" as const,
      cents: -one.paidCents,
      method: "other" as const,
      note: `Recorded in ${program}`,
      happenedOn: one.paidOn,
    };
    return [first, payment];
  });
  if (entries.length > 0) await tx.insert(invoiceEntries).values(entries);
  return documents.map((one, at) => ({
    id: rows[at]?.id ?? "",
    remark: one.isDraft ? draftRemark(one.number) : (numberOf.get(one)?.remark ?? null),
  }));
}

const draftRemark = (number: string | null) =>
  number === null ? null : `A draft has no number here; it was ${number}`;

export type Removal = { contractorId: string; ids: readonly string[]; since: Date };

/**
 * Removes invoices that an import added, except those that someone sent, viewed, paid, or changed
 * since. The next invoice number follows the last remaining one.
 * @returns the ids of those that weren't removed
 */
export async function removeImportedInvoices(
  work: UnitOfWork,
  { contractorId, ids, since }: Removal,
): Promise<Set<string>> {
  const { tx } = work;
  const found = await tx
    .select({
      id: invoices.id,
      updatedAt: invoices.updatedAt,
      viewedAt: invoices.viewedAt,
      sentAt: invoices.sentAt,
    })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(invoices.id)
    .for(...lockRows(invoices));
  const isUsed = (one: (typeof found)[number]) =>
    one.updatedAt > since || one.viewedAt !== null || one.sentAt !== null;
  const unused = found.filter((one) => !isUsed(one)).map(({ id }) => id);
  if (unused.length > 0) {
    await tx.delete(invoices).where(inArray(invoices.id, unused));
    await countFromLast(work, contractorId, "invoice");
  }
  return new Set(found.filter(isUsed).map(({ id }) => id));
}
