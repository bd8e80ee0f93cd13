import { and, eq, or } from "drizzle-orm";
import { type Actor, authorize, isSystem, system } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { addEntry } from "~/features/invoices/add-entry.server.ts";
import { invoices } from "~/features/invoices/invoices.tables.server.ts";
import type { Invoice } from "~/features/invoices/lock-invoice.server.ts";
import { dayOf } from "~/features/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import type { Refund } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cardPaymentChanged } from "./card-payments.events.ts";
import { cardRefunds } from "./card-payments.tables.server.ts";
import type { Checkout } from "./claim-checkout.server.ts";
import { findPayment } from "./find-payment.server.ts";
import { lockCheckout } from "./settle-checkout.server.ts";

/**
 * Takes over how a refund stands at the provider, also one that the business made there
 * (`payments.refunds`).
 * @throws when the provider cannot be asked
 */
export async function takeRefund(
  platform: Platform,
  actor: Actor,
  of: { accountId: string; refundId: string },
): Promise<void> {
  authorize(isSystem(actor));
  const found = await platform.payments?.findRefund(of);
  if (!found?.ok) {
    if (found?.again) throw new Error(found.reason);
    return;
  }
  const payment = await findPayment(platform, actor, of.accountId, found.refund.paymentId);
  if (payment) await keepRefund(platform, payment, found.refund);
}

type Kept = typeof cardRefunds.$inferSelect;

/** Writes down how a refund of a payment stands, in the ledger once. */
export async function keepRefund(
  platform: Platform,
  payment: Checkout,
  refund: Refund,
): Promise<void> {
  await inTransaction(platform, async (work) => {
    const held = await lockCheckout(work, payment.id);
    if (!held) return;
    const row = await findOrAdd(work, payment, refund);
    const failed = refund.state === "failed";
    // One that failed stays so: an answer that says otherwise is an older one.
    if (row.state === "failed" && row.refundId === refund.refundId && !failed) return;
    const zone = await findBusinessZone(work.tx, payment.contractorId, platform.settings.timeZone);
    const move = ledgerOf(work, held.invoice, row, dayOf(work.now, zone));
    await work.tx
      .update(cardRefunds)
      .set({
        refundId: refund.refundId,
        state: failed ? "failed" : "made",
        reason: failed ? "The customer’s bank didn’t accept it" : null,
        updatedAt: work.now,
        ...(await move(failed)),
      })
      .where(eq(cardRefunds.id, row.id));
    const { invoiceId, contractorId } = payment;
    work.record(cardPaymentChanged, { invoiceId, contractorId });
  });
}

/** What a refund moves in the ledger now: it goes out once, and comes back once where the bank refused it. */
const ledgerOf =
  (work: UnitOfWork, invoice: Invoice, row: Kept, happenedOn: string) =>
  async (failed: boolean): Promise<Partial<Kept>> => {
    const by = system("card-payments");
    const { cents, entryId, returnedEntryId } = row;
    if (!failed && !entryId) {
      const note = row.askedBy ? null : "Refunded in Stripe";
      // Nobody said whether it is to be paid again: they are not asked for it until the business says so.
      if (!row.askedBy) {
        await work.tx.update(invoices).set({ remindAt: null }).where(eq(invoices.id, invoice.id));
      }
      const entry = { kind: "refund", cents, method: "card", note, happenedOn } as const;
      return { entryId: (await addEntry(work, by, invoice, entry)).entryId };
    }
    if (failed && entryId && !returnedEntryId) {
      const note = "The refund didn’t go through";
      const entry = { kind: "payment", cents: -cents, method: "card", note, happenedOn } as const;
      return { returnedEntryId: (await addEntry(work, by, invoice, entry)).entryId };
    }
    return {};
  };

async function findOrAdd(
  { tx, now }: UnitOfWork,
  { id: checkoutId, contractorId }: Checkout,
  { refundId, reference, cents }: Refund,
): Promise<Kept> {
  const own = readId(reference);
  const known = or(
    eq(cardRefunds.refundId, refundId),
    own ? and(eq(cardRefunds.id, own), eq(cardRefunds.checkoutId, checkoutId)) : undefined,
  );
  const [row] = await tx.select().from(cardRefunds).where(known).for("update");
  if (row?.checkoutId === checkoutId) return row;
  const [added] = await tx
    .insert(cardRefunds)
    .values({
      id: newId(now.getTime()),
      contractorId,
      checkoutId,
      refundId,
      cents,
      state: "made",
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!added) throw new Error("Refund not saved");
  return added;
}
