import { nextNumber } from "~/features/document-numbers/next-number.server.ts";
import type { NewEntry } from "~/features/invoices/add-entry.server.ts";
import { owedOf } from "~/features/invoices/invoices.ts";
import type { Invoice } from "~/features/invoices/lock-invoice.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

type GivenBack = { cents: number; underWay: number; note: string | null; happenedOn: string };

/**
 * The credit note that goes with money that is given back and not to be paid again, so that nobody is
 * asked for it (`invoices.refunds`): over as much of it as would be owed then; null where nothing would.
 * @param underWay cents that are on their way back, and not in the ledger yet
 */
export async function creditOfRefund(
  work: UnitOfWork,
  invoice: Invoice,
  { cents, underWay, note, happenedOn }: GivenBack,
): Promise<NewEntry | null> {
  const credited = Math.min(cents, owedOf(invoice) + underWay + cents);
  if (credited <= 0) return null;
  const number = await nextNumber(work, invoice.contractorId, "credit_note");
  return { kind: "credit", cents: -credited, number, note: note ?? "Refunded", happenedOn };
}
