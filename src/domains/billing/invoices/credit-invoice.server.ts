import { nextNumber } from "~/domains/billing/document-numbers/next-number.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { formatCents } from "~/domains/shared/money/money.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { invalid } from "~/platform/result.ts";
import { addEntryOnce, type EntryAdded, type EntryRequest } from "./add-entry-once.server.ts";
import type { NewCredit } from "./entries.schema.ts";
import { canWriteInvoices } from "./invoices.policy.ts";

/**
 * Credits all or part of an invoice by a credit note with its own number (`invoices.credit-notes`);
 * the invoice itself stays unchanged.
 */
export async function creditInvoice(
  platform: Platform,
  actor: Actor,
  credit: EntryRequest<NewCredit>,
): Promise<EntryAdded> {
  authorize(canWriteInvoices(actor));
  return addEntryOnce(platform, actor, credit, async (work, invoice, happenedOn) => {
    const { amount, reason: note } = credit.request;
    const left = invoice.totalCents - invoice.creditedCents;
    if (amount > left) {
      return invalid({ amount: `The most you can credit is ${formatCents(left)}` });
    }
    const number = await nextNumber(work, invoice.contractorId, "credit_note");
    return { kind: "credit", cents: -amount, number, note, happenedOn };
  });
}
