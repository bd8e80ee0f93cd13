import { and, eq } from "drizzle-orm";
import { paymentAccountChanged } from "~/domains/billing/billing.events.ts";
import { canManagePayments, canReadInvoices } from "~/domains/billing/billing.policy.ts";
import { type Actor, authorize, isSystem } from "~/domains/shared/index.ts";
import { laterThan } from "~/platform/clock.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { PaymentAccount, PaymentProvider } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { paymentAccounts } from "./card-payments.tables.server.ts";

/** A business's payment account; null before setup. */
export async function findPaymentAccount(database: Reader, contractorId: string) {
  const [account] = await database
    .select()
    .from(paymentAccounts)
    .where(eq(paymentAccounts.contractorId, contractorId));
  return account ?? null;
}

/**
 * The actor's business's card payment settings (`payments.own-account`); null if this installation
 * has no provider.
 */
export async function readCardSettings({ database, payments }: Platform, actor: Actor) {
  authorize(canReadInvoices(actor));
  if (!payments) return null;
  const account = await findPaymentAccount(database.query, actor.contractorId);
  if (!account) return { state: "none", questions: 0 } as const;
  const { takesCards, paysOut, isComplete, questions } = account;
  if (takesCards) return { state: paysOut ? "ready" : "held", questions } as const;
  return { state: isComplete ? "checking" : "begun", questions } as const;
}

const settingsPath = "/crm/invoices/settings";

export type Connected = Result<
  { url: string },
  Refused<"not_possible" | "unavailable" | "changed_elsewhere"> | PaymentAccountRefused
>;

/**
 * The provider won't create an account for this business, with its reason; the operator has to fix
 * it.
 */
type PaymentAccountRefused = Refused<"not_allowed"> & { reason: string };

type Found = Result<{ accountId: string }, Refused<"unavailable"> | PaymentAccountRefused>;

/**
 * The provider's page where the business sets up its account, which is created first, once
 * (`payments.own-account`). `changed_elsewhere`: the provider no longer links to this account. `not_allowed`: it
 * won't create one, however often it's tried.
 */
export async function connectAccount(platform: Platform, actor: Actor): Promise<Connected> {
  authorize(canManagePayments(actor));
  const { payments, settings, log } = platform;
  if (!payments) return { ok: false, code: "not_possible" };
  const found = await findOrCreateAccount(platform, payments, actor.contractorId);
  if (!found.ok) return found;
  const page = new URL(settingsPath, settings.siteUrl);
  const linked = await payments.linkOnboarding({
    accountId: found.accountId,
    returnUrl: `${page}?back=1`,
    refreshUrl: `${page}?again=1`,
  });
  if (linked.ok) return { ok: true, url: linked.url };
  log.warn("payment provider unreachable", { error: new Error(linked.reason) });
  return { ok: false, code: linked.again ? "unavailable" : "changed_elsewhere" };
}

async function findOrCreateAccount(
  platform: Platform,
  payments: PaymentProvider,
  contractorId: string,
): Promise<Found> {
  const known = await findPaymentAccount(platform.database.query, contractorId);
  if (known) return { ok: true, accountId: known.accountId };
  const created = await payments.createAccount({ reference: contractorId });
  if (!created.ok) {
    platform.log.warn("payment account not created", { error: new Error(created.reason) });
    const { again, reason } = created;
    return again ? { ok: false, code: "unavailable" } : { ok: false, code: "not_allowed", reason };
  }
  return inTransaction(platform, async (work) => {
    const { accountId } = created.account;
    const added = await work.tx
      .insert(paymentAccounts)
      .values({ contractorId, ...created.account, checkedAt: work.now, createdAt: work.now })
      .onConflictDoNothing()
      .returning({ contractorId: paymentAccounts.contractorId });
    // A second click gets the first one's account, which may have changed since.
    if (added.length > 0) work.record(paymentAccountChanged, { contractorId });
    const stored = await findPaymentAccount(work.tx, contractorId);
    return { ok: true, accountId: stored?.accountId ?? accountId };
  });
}

/** Concurrent refreshes conflict less often than this. */
const maxRounds = 4;

/**
 * Records an account's state at the provider. An account that we can't see anymore takes no cards:
 * the business revoked our access.
 * @returns whether the provider could be reached
 */
export async function refreshPaymentAccount(
  platform: Platform,
  actor: Actor,
  accountId: string,
): Promise<boolean> {
  authorize(isSystem(actor));
  return refreshAccount(platform, accountId);
}

/** Refreshes the account of a member who returns from the provider's pages. */
export async function refreshOwnAccount(
  platform: Platform,
  actor: Actor,
): Promise<Result<object, Refused<"not_found" | "unavailable">>> {
  authorize(canManagePayments(actor));
  const account = await findPaymentAccount(platform.database.query, actor.contractorId);
  if (!account) return { ok: false, code: "not_found" };
  const isKnown = await refreshAccount(platform, account.accountId);
  return isKnown ? { ok: true } : { ok: false, code: "unavailable" };
}

/** Retries if a concurrent refresh was first. @returns whether the provider could be reached */
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
  const isRecorded = await inTransaction(platform, (work) =>
    recordAccount(work, account, before.checkedAt),
  );
  return isRecorded || (rounds > 1 && refreshAccount(platform, accountId, rounds - 1));
}

/** Records an account's state unless a concurrent refresh was first. @returns whether it did */
async function recordAccount(
  { tx, now, record }: UnitOfWork,
  { accountId, ...fields }: PaymentAccount,
  expectedCheckedAt: Date,
): Promise<boolean> {
  const [updated] = await tx
    .update(paymentAccounts)
    .set({ ...fields, checkedAt: laterThan(expectedCheckedAt, now) })
    .where(
      and(
        eq(paymentAccounts.accountId, accountId),
        eq(paymentAccounts.checkedAt, expectedCheckedAt),
      ),
    )
    .returning({ contractorId: paymentAccounts.contractorId });
  if (updated) record(paymentAccountChanged, updated);
  return updated !== undefined;
}
