import { and, eq } from "drizzle-orm";
import { owedOf } from "~/features/invoices/invoices.ts";
import { lockInvoice } from "~/features/invoices/lock-invoice.server.ts";
import { leastCardCents, maxCardCents } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import { checkoutMinutes } from "./card-payments.ts";
import { accountOfBusiness } from "./find-account.server.ts";
import { firstCheck } from "./next-check.ts";

export type Checkout = typeof cardCheckouts.$inferSelect;

export type Claimed = { ok: true; row: Checkout; owedCents: number; isNew: boolean };

/** Whether a sum can be paid by card at all. */
export const fitsCard = (cents: number) => cents >= leastCardCents && cents <= maxCardCents;

/**
 * The one page to pay on that an invoice has now, or a new one for what it owes, before the provider is
 * asked: whoever comes at the same moment gets the same (`payments.one-page`).
 */
export async function claimCheckout(
  platform: Platform,
  contractorId: string,
  invoiceId: string,
): Promise<Claimed | Refused<"not_found" | "already_done" | "not_possible">> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    const invoice = await lockInvoice(work, contractorId, invoiceId);
    if (!invoice || invoice.number === null || invoice.erasedAt) {
      return { ok: false, code: "not_found" };
    }
    const owedCents = owedOf(invoice);
    const [live] = await tx
      .select()
      .from(cardCheckouts)
      .where(and(eq(cardCheckouts.invoiceId, invoiceId), eq(cardCheckouts.state, "live")));
    if (owedCents <= 0) return { ok: false, code: "already_done" };
    if (live) return { ok: true, row: live, owedCents, isNew: false };
    const account = await accountOfBusiness(tx, contractorId);
    if (!account?.takesCards || !fitsCard(owedCents)) return { ok: false, code: "not_possible" };
    const [row] = await tx
      .insert(cardCheckouts)
      .values({
        contractorId,
        invoiceId,
        accountId: account.accountId,
        cents: owedCents,
        state: "live",
        expiresAt: new Date(now.getTime() + checkoutMinutes * 60_000),
        checkAt: firstCheck(now),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("Checkout not saved");
    return { ok: true, row, owedCents, isNew: true };
  });
}
