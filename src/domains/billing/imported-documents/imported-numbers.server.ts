import { and, eq, inArray, sql } from "drizzle-orm";
import { nextNumbers } from "~/domains/billing/documents.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import {
  documentNumbers,
  jobEstimates,
} from "~/domains/billing/job-estimates/job-estimates.tables.server.ts";
import { contractorAccounts } from "~/domains/identity/index.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type NumberedKind = "invoice" | "estimate";

/** The largest imported number that is used: later documents are numbered from it. */
const maxNumber = 9_999_999;

/** The digits of "INV-0042", "#42", or "42"; null if anything but a prefix comes before them. */
export function readDocumentNumber(text: string | null): number | null {
  const [, digits = ""] = /^[^\d]{0,12}0*(\d{1,7})$/.exec(text ?? "") ?? [];
  const number = Number(digits);
  return digits !== "" && number > 0 && number <= maxNumber ? number : null;
}

/**
 * Advances a kind's counter past a number, so no new document gets the number of an imported one.
 */
export async function reserveDocumentNumbers(
  { tx }: Pick<UnitOfWork, "tx">,
  contractorId: string,
  kind: NumberedKind,
  last: number,
): Promise<void> {
  await tx
    .insert(documentNumbers)
    .values({ contractorId, kind, last })
    .onConflictDoUpdate({
      target: [documentNumbers.contractorId, documentNumbers.kind],
      set: { last: sql`greatest(${documentNumbers.last}, excluded.last)` },
    });
}

/** A number for each document: its own if no other document has it, else the next one. */
export async function numbersOf(
  work: UnitOfWork,
  contractorId: string,
  kind: NumberedKind,
  wanted: readonly (string | null)[],
): Promise<{ number: number; remark: string | null }[]> {
  const table = kind === "invoice" ? invoices : jobEstimates;
  const own = wanted.map(readDocumentNumber);
  const given = own.filter((number) => number !== null);
  const found = await work.tx
    .select({ number: table.number })
    .from(table)
    .where(and(eq(table.contractorId, contractorId), inArray(table.number, given)));
  const taken = new Set(found.map(({ number }) => number));
  const free = own.map((number) => {
    if (number === null || taken.has(number)) return null;
    taken.add(number);
    return number;
  });
  const missing = free.filter((number) => number === null).length;
  const next = (await nextNumbers(work, contractorId, kind, missing)).values();
  return wanted.map((text, at) => {
    const number = free[at] ?? null;
    if (number !== null) return { number, remark: null };
    const assigned = next.next().value ?? 0;
    const problem = own[at] === null ? "not a whole number" : "taken";
    const remark = text ? `Number ${text} is ${problem}, so it is ${assigned} here` : null;
    return { number: assigned, remark };
  });
}

const firstNumber = 1001;

/** Sets the counter back to the highest number in use, or to where a business starts. */
export async function countFromLast(
  { tx }: UnitOfWork,
  contractorId: string,
  kind: NumberedKind,
): Promise<void> {
  const table = kind === "invoice" ? invoices : jobEstimates;
  const own = and(eq(documentNumbers.contractorId, contractorId), eq(documentNumbers.kind, kind));
  // Locks the counter first, so a document that is being finalized gets its number before this reads it.
  await tx
    .update(documentNumbers)
    .set({ last: sql`${documentNumbers.last}` })
    .where(own);
  await tx
    .update(documentNumbers)
    .set({
      last: sql`greatest(coalesce((select max(t.number) from ${table} t where t.contractor_id = ${contractorId}), 0), ${firstNumber - 1})`,
    })
    .where(own);
}

/** How the business is named on a document. */
export async function findBusiness({ tx }: UnitOfWork, contractorId: string) {
  const [business] = await tx
    .select({ name: contractorAccounts.businessName, phone: contractorAccounts.phone })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId));
  if (!business) throw new Error("Business not found");
  return business;
}
