import { eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import type { PaymentAccount } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { paymentAccountChanged } from "./card-payments.events.ts";
import { paymentAccounts } from "./card-payments.tables.server.ts";
import { accountOfBusiness } from "./find-account.server.ts";

/** Writes down how an account that we know stands now. */
export async function keepAccount(
  { tx, now, record }: UnitOfWork,
  { accountId, ...standing }: PaymentAccount,
): Promise<void> {
  const [kept] = await tx
    .update(paymentAccounts)
    .set({ ...standing, checkedAt: now })
    .where(eq(paymentAccounts.accountId, accountId))
    .returning({ contractorId: paymentAccounts.contractorId });
  if (kept) record(paymentAccountChanged, kept);
}

/**
 * Asks how an account stands. One that the provider shows us no more takes no cards: its business took
 * our access away.
 * @throws when the provider cannot be asked
 */
export async function lookAtAccount(
  platform: Platform,
  actor: Actor,
  accountId: string,
): Promise<void> {
  authorize(isSystem(actor));
  await refreshAccount(platform, accountId);
}

async function refreshAccount(platform: Platform, accountId: string): Promise<void> {
  const found = await platform.payments?.findAccount(accountId);
  if (!found) return;
  if (!found.ok && found.again) throw new Error(found.reason);
  const lost = { accountId, takesCards: false, paysOut: false, isComplete: false, questions: 0 };
  const account = found.ok ? found.account : lost;
  await inTransaction(platform, (work) => keepAccount(work, account));
}

/** The same for a member who came back from the provider and waits. */
export async function checkOwnAccount(
  platform: Platform,
  actor: Actor,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canWriteInvoices(actor));
  const account = await accountOfBusiness(platform.database.query, actor.contractorId);
  if (!account) return { ok: false, code: "not_found" };
  await refreshAccount(platform, account.accountId);
  return { ok: true };
}
