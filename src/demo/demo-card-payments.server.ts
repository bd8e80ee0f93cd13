import {
  cardCheckouts,
  cardDisputes,
} from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import type { Invoice } from "~/domains/billing/invoices/lock-invoice.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";

const day = 24 * 60 * 60 * 1000;

type Paid = { entryId: string; cents: number; isDisputed: boolean };

/** Adds the rows behind a demo payment that was made by card. */
export async function addCardPayment(
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  { id: invoiceId, contractorId }: Invoice,
  { entryId, cents, isDisputed }: Paid,
): Promise<void> {
  const [paid] = await tx
    .insert(cardCheckouts)
    .values({
      contractorId,
      invoiceId,
      accountId: "acct_demo",
      cents,
      state: "paid",
      checkoutId: `cs_demo_${entryId}`,
      paymentId: `pi_demo_${entryId}`,
      entryId,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!paid || !isDisputed) return;
  await tx.insert(cardDisputes).values({
    contractorId,
    checkoutId: paid.id,
    disputeId: `du_demo_${entryId}`,
    cents,
    reason: "product_unacceptable",
    state: "open",
    respondBy: new Date(now.getTime() + 20 * day),
    createdAt: now,
    updatedAt: now,
  });
}
