import { eq } from "drizzle-orm";
import { nextNumber } from "~/domains/billing/document-numbers/next-number.server.ts";
import { lineField } from "~/domains/billing/job-estimates/typed-lines.ts";
import { contractorAccounts } from "~/domains/identity/contractors/contractors.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addEntry } from "./add-entry.server.ts";
import { invoiceIssued } from "./invoices.events.ts";
import { canWriteInvoices } from "./invoices.policy.ts";
import { invoices } from "./invoices.tables.server.ts";
import { lockInvoice } from "./lock-invoice.server.ts";

export type InvoiceIssued = Result<
  { number: number; changed: boolean },
  Refused<"not_found" | "changed_elsewhere"> | Invalid
>;

/**
 * Issues a draft of the actor's business: it gets its number, can't change anymore, and is due from
 * now on; a deposit is its first payment (`invoices.issued`, `invoices.gapless`). A double click
 * issues it once; a draft that a colleague changed in the meantime isn't issued.
 */
export async function issueInvoice(
  platform: Platform,
  actor: Actor,
  { invoiceId, revision }: { invoiceId: string; revision: number },
): Promise<InvoiceIssued> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  return inTransaction(platform, async (work): Promise<InvoiceIssued> => {
    const { tx, now } = work;
    const draft = await lockInvoice(work, contractorId, invoiceId);
    if (!draft) return { ok: false, code: "not_found" };
    if (draft.number !== null) return { ok: true, number: draft.number, changed: false };
    if (draft.revision !== revision) return { ok: false, code: "changed_elsewhere" };
    const zone = await findBusinessZone(tx, contractorId, platform.settings.timeZone);
    const today = dayOf(now, zone);
    if (draft.content.lines.length === 0) {
      return invalid({ [lineField(1, 1, "description")]: "Add a line first" });
    }
    if (draft.dueOn < today) return invalid({ due_on: "Choose a future date" });
    const [business] = await tx
      .select({ name: contractorAccounts.businessName, phone: contractorAccounts.phone })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    if (!business) return { ok: false, code: "not_found" };
    // Last, since anyone else who issues an invoice waits for this commit.
    const number = await nextNumber(work, contractorId, "invoice");
    const [invoice] = await tx
      .update(invoices)
      .set({ number, issuedOn: today, business, updatedAt: now })
      .where(eq(invoices.id, invoiceId))
      .returning();
    if (!invoice) throw new Error("Invoice not found");
    const { totalCents, depositCents } = invoice;
    const entry = { kind: "issued", cents: totalCents, happenedOn: today } as const;
    const issued = await addEntry(work, actor, invoice, entry);
    work.record(invoiceIssued, { invoiceId, contractorId });
    if (depositCents > 0) {
      const note = "Deposit paid";
      const paid = { kind: "payment", cents: -depositCents, method: "other", note } as const;
      await addEntry(work, actor, issued.invoice, { ...paid, happenedOn: today });
    }
    return { ok: true, number, changed: true };
  });
}
