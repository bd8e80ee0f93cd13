import { and, eq, ne, sum } from "drizzle-orm";
import { type Actor, authorize } from "~/features/access/actor.ts";
import { findBusinessZone } from "~/features/business-pages/find-business-zone.server.ts";
import { addEntry } from "~/features/invoices/add-entry.server.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import { formatCents } from "~/features/money/money.ts";
import { dayOf } from "~/features/time-zones/local-day.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Refused, type Result } from "~/platform/result.ts";
import { cardPaymentChanged } from "./card-payments.events.ts";
import { makeCardRefund } from "./card-payments.jobs.server.ts";
import { cardRefunds } from "./card-payments.tables.server.ts";
import { creditOfRefund } from "./credit-of-refund.server.ts";
import type { NewCardRefund } from "./refund-card.schema.ts";
import { lockCheckout } from "./settle-checkout.server.ts";
import { underWayCents } from "./under-way.server.ts";

type CardRefundAsked = Result<object, Refused<"not_found" | "not_possible"> | Invalid | KeyReused>;

/**
 * Has the provider give back all or a part of what a customer paid by card, once however often it is
 * sent (`payments.refunds`). It is in the ledger once the provider made it; the credit note over what is
 * not to be paid again, at once.
 */
export async function refundCard(
  platform: Platform,
  actor: Actor,
  of: { invoiceId: string; request: NewCardRefund; requestKey: string | null },
): Promise<CardRefundAsked> {
  authorize(canWriteInvoices(actor));
  const { contractorId } = actor;
  const { invoiceId, request, requestKey } = of;
  const once = {
    scope: `card-refund:${contractorId}`,
    key: requestKey,
    body: { invoiceId, request },
    repeat: async () => ({ ok: true }) as const,
  };
  return inTransactionOnce<CardRefundAsked>(platform, once, async (work, remember) => {
    const held = await lockCheckout(work, request.payment_id);
    const isTheirs = held?.row.contractorId === contractorId && held.row.invoiceId === invoiceId;
    if (!held || !isTheirs) return { ok: false, code: "not_found" };
    if (held.row.state !== "paid" || !platform.payments) return { ok: false, code: "not_possible" };
    const left = held.row.cents - (await refundedCents(work.tx, held.row.id));
    const underWay = await underWayCents(work.tx, invoiceId);
    const most = Math.min(left, held.invoice.paidCents - underWay);
    if (request.amount > most) {
      const why = underWay > 0 ? `: ${formatCents(underWay)} is already on its way` : "";
      return invalid({ amount: `You can refund up to ${formatCents(Math.max(0, most))}${why}` });
    }
    const refundId = newId(work.now.getTime());
    await work.tx.insert(cardRefunds).values({
      id: refundId,
      contractorId,
      checkoutId: held.row.id,
      cents: request.amount,
      state: "asked",
      askedBy: actor.id,
      createdAt: work.now,
      updatedAt: work.now,
    });
    if (request.not_owed_again) {
      const zone = await findBusinessZone(work.tx, contractorId, platform.settings.timeZone);
      const happenedOn = dayOf(work.now, zone);
      const given = { cents: request.amount, underWay, note: null, happenedOn };
      const credit = await creditOfRefund(work, held.invoice, given);
      if (credit) await addEntry(work, actor, held.invoice, credit);
    }
    work.enqueue(makeCardRefund, { refundId });
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    remember(refundId);
    return { ok: true };
  });
}

/** What went back of a payment, or is on its way. */
async function refundedCents(database: Reader, checkoutId: string): Promise<number> {
  const [found] = await database
    .select({ cents: sum(cardRefunds.cents).mapWith(Number) })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.checkoutId, checkoutId), ne(cardRefunds.state, "failed")));
  return found?.cents ?? 0;
}
