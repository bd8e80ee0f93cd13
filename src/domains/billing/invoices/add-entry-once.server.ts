import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { dayOf, type LocalDay } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { addEntry, type NewEntry } from "./add-entry.server.ts";
import { sendReceipt } from "./invoices.jobs.server.ts";
import { canTakePayments } from "./invoices.policy.ts";
import { type Invoice, lockInvoice } from "./lock-invoice.server.ts";
import type { ReceiptMethod } from "./receipts.server.ts";

export type EntryAdded = Result<
  { entryId: string },
  Refused<"not_found" | "not_possible" | "already_done"> | Invalid | KeyReused
>;

export type EntryRequest<Value> = {
  invoiceId: string;
  request: Value;
  requestKey: string | null;
};

/** What was recorded, and how the receipt is sent to the customer; null if none is sent. */
export type PaymentRecorded =
  | Refusal
  | { ok: true; entryId: string; receipt: ReceiptMethod | null };

type Refusal = Exclude<EntryAdded, { ok: true }>;

/**
 * Adds a member's entry to the ledger of an issued invoice of their business, once however often it
 * is sent (`invoices.ledger`). The caller checks permission to record it.
 * @param decide gets the locked invoice and returns an entry, several of which the first is the
 * requested one, or a refusal
 */
export async function addEntryOnce<Value>(
  platform: Platform,
  actor: Actor,
  {
    invoiceId,
    request,
    requestKey,
    sendsReceipt,
  }: EntryRequest<Value> & { sendsReceipt?: boolean },
  decide: (
    work: UnitOfWork,
    invoice: Invoice,
    today: LocalDay,
  ) => Promise<NewEntry | [NewEntry, ...NewEntry[]] | Refusal>,
): Promise<EntryAdded> {
  authorize(canTakePayments(actor));
  const { contractorId } = actor;
  const once = {
    scope: `invoice-entry:${contractorId}`,
    key: requestKey,
    body: { invoiceId, request },
    repeat: async (_work: UnitOfWork, entryId: string) => ({ ok: true, entryId }) as const,
  };
  return inTransactionOnce<EntryAdded>(platform, once, async (work, remember) => {
    const invoice = await lockInvoice(work, contractorId, invoiceId);
    if (!invoice) return { ok: false, code: "not_found" };
    if (invoice.number === null) return { ok: false, code: "not_possible" };
    const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
    const decided = await decide(work, invoice, dayOf(work.now, zone));
    if ("ok" in decided) return decided;
    const [first, ...more] = Array.isArray(decided) ? decided : [decided];
    const { entryId, invoice: next } = await addEntry(work, actor, invoice, first);
    let standing = next;
    for (const entry of more) {
      standing = (await addEntry(work, actor, standing, entry)).invoice;
    }
    if (sendsReceipt) work.enqueue(sendReceipt, { entryId });
    remember(entryId);
    return { ok: true, entryId };
  });
}
