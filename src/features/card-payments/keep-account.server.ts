import { and, eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import { laterThan } from "~/platform/clock.ts";
import type { PaymentAccount } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { paymentAccountChanged } from "./card-payments.events.ts";
import { paymentAccounts } from "./card-payments.tables.server.ts";
import { accountOfBusiness } from "./find-account.server.ts";

/** Nothing is overtaken so often. */
const maxRounds = 4;

/**
 * Asks how an account stands. One that the provider shows us no more takes no cards: its business took
 * our access away.
 * @returns whether the provider could be asked
 */
export async function lookAtAccount(
  platform: Platform,
  actor: Actor,
  accountId: string,
): Promise<boolean> {
  authorize(isSystem(actor));
  return refreshAccount(platform, accountId);
}

/** The same for a member who came back from the provider and waits. */
export async function checkOwnAccount(
  platform: Platform,
  actor: Actor,
): Promise<Result<object, Refused<"not_found" | "unavailable">>> {
  authorize(canWriteInvoices(actor));
  const account = await accountOfBusiness(platform.database.query, actor.contractorId);
  if (!account) return { ok: false, code: "not_found" };
  const isKnown = await refreshAccount(platform, account.accountId);
  return isKnown ? { ok: true } : { ok: false, code: "unavailable" };
}

/** @returns whether the provider could be asked; anew where another answer overtook its own, which may be older */
async function refreshAccount(
  platform: Platform,
  accountId: string,
  rounds = maxRounds,
): Promise<boolean> {
  const { payments, database, log } = platform;
  const [before] = await database.query
    .select({ checkedAt: paymentAccounts.checkedAt })
    .from(paymentAccounts)
    .where(eq(paymentAccounts.accountId, accountId));
  if (!before || !payments) return true;
  const found = await payments.findAccount(accountId);
  if (!found.ok && found.again) {
    log.warn("payment account lookup failed", { error: new Error(found.reason) });
    return false;
  }
  const lost = { accountId, takesCards: false, paysOut: false, isComplete: false, questions: 0 };
  const account = found.ok ? found.account : lost;
  const isKept = await inTransaction(platform, (work) => keep(work, account, before.checkedAt));
  return isKept || (rounds > 1 && refreshAccount(platform, accountId, rounds - 1));
}

/** Writes down how an account stands, unless somebody else did since. @returns whether it did */
async function keep(
  { tx, now, record }: UnitOfWork,
  { accountId, ...standing }: PaymentAccount,
  asked: Date,
): Promise<boolean> {
  const [kept] = await tx
    .update(paymentAccounts)
    .set({ ...standing, checkedAt: laterThan(asked, now) })
    .where(and(eq(paymentAccounts.accountId, accountId), eq(paymentAccounts.checkedAt, asked)))
    .returning({ contractorId: paymentAccounts.contractorId });
  if (kept) record(paymentAccountChanged, kept);
  return kept !== undefined;
}
