import {
  cardCheckouts,
  cardDisputes,
  cardRefunds,
  paymentAccounts,
} from "~/domains/billing/card-payments/card-payments.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Adds a card payment with every possible consequence. */
export async function payByCard(
  platform: Platform,
  { contractorId, invoiceId, mark }: { contractorId: string; invoiceId: string; mark: string },
) {
  const { query } = platform.database;
  const now = platform.clock.now();
  const account = { accountId: `acct_${mark}`, takesCards: true, paysOut: true, isComplete: true };
  await query
    .insert(paymentAccounts)
    .values({ contractorId, ...account, questions: 0, checkedAt: now });
  const of = { contractorId, invoiceId, accountId: account.accountId, cents: 50 };
  const [checkout] = await query
    .insert(cardCheckouts)
    .values({ ...of, state: "live", checkoutId: `cs_${mark}`, expiresAt: now })
    .returning();
  const about = { contractorId, checkoutId: checkout?.id ?? "", cents: 50 };
  await query.insert(cardRefunds).values({ ...about, state: "failed", reason: `No ${mark}` });
  await query
    .insert(cardDisputes)
    .values({ ...about, disputeId: `du_${mark}`, reason: "fraudulent", state: "open" });
}
