import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { checkInvoice } from "./check-invoice.ts";
import { canWriteInvoices } from "./invoices.policy.ts";
import { invoices } from "./invoices.tables.server.ts";
import { lockInvoice } from "./lock-invoice.server.ts";
import type { TypedInvoice } from "./typed-invoice.ts";

export type InvoiceSaved = Result<
  { revision: number },
  Refused<"not_found" | "already_done" | "changed_elsewhere"> | Invalid
>;

/**
 * Keeps what was typed into a draft of the actor's business (`invoices.draft`). Whoever saves says which
 * revision they saw: where somebody saved before them, nothing changes and they are told.
 */
export async function saveInvoice(
  platform: Platform,
  actor: Actor,
  { invoiceId, revision, typed }: { invoiceId: string; revision: number; typed: TypedInvoice },
): Promise<InvoiceSaved> {
  authorize(canWriteInvoices(actor));
  return inTransaction(platform, async (work): Promise<InvoiceSaved> => {
    const invoice = await lockInvoice(work, actor.contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    if (invoice.number !== null) return { ok: false, code: "already_done" };
    const checked = checkInvoice(typed);
    if (!checked.ok) return checked;
    const next = checked.value;
    const kept = Object.fromEntries(
      Object.keys(next).map((name) => [name, invoice[name as keyof typeof next]]),
    );
    // Also when the button was pressed twice.
    if (isDeepStrictEqual(kept, next)) return { ok: true, revision: invoice.revision };
    if (invoice.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    await work.tx
      .update(invoices)
      .set({ ...next, revision: revision + 1, updatedAt: work.now })
      .where(eq(invoices.id, invoiceId));
    return { ok: true, revision: revision + 1 };
  });
}

/** Deletes a draft. What has a number stays (`invoices.gapless`). */
export async function deleteInvoice(
  platform: Platform,
  actor: Actor,
  invoiceId: string,
): Promise<Result<object, Refused<"not_found" | "not_possible">>> {
  authorize(canWriteInvoices(actor));
  return inTransaction(platform, async (work) => {
    const invoice = await lockInvoice(work, actor.contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    if (invoice.number !== null) return { ok: false, code: "not_possible" };
    await work.tx.delete(invoices).where(and(eq(invoices.id, invoiceId), isNull(invoices.number)));
    return { ok: true };
  });
}
