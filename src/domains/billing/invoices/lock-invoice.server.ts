import { and, eq } from "drizzle-orm";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { invoices } from "./invoices.tables.server.ts";

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
