import { type Actor, authorize } from "~/features/access/actor.ts";
import { canWriteInvoices } from "~/features/invoices/invoices.policy.ts";
import type { PaymentProvider } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { paymentAccountChanged } from "./card-payments.events.ts";
import { paymentAccounts } from "./card-payments.tables.server.ts";
import { accountOfBusiness } from "./find-account.server.ts";

const settingsPath = "/crm/invoices/settings";

export type Connected = Result<
  { url: string },
  Refused<"not_possible" | "unavailable" | "changed_elsewhere"> | AccountRefused
>;

/** The provider makes no account for this business, in its own words why; the operator has to mend that. */
type AccountRefused = Refused<"not_allowed"> & { reason: string };

type Found = Result<{ accountId: string }, Refused<"unavailable"> | AccountRefused>;

/**
 * Leads to the provider's pages, where the business says who it is and where its money goes; makes its
 * account first, once however often it is asked for (`payments.own-account`). `changed_elsewhere` says that
 * the provider leads nobody to this account any more, and `not_allowed` that it makes none, however often
 * it is asked.
 */
export async function connectAccount(platform: Platform, actor: Actor): Promise<Connected> {
  authorize(canWriteInvoices(actor));
  const { payments, settings, log } = platform;
  if (!payments) return { ok: false, code: "not_possible" };
  const found = await findOrMakeAccount(platform, payments, actor.contractorId);
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

async function findOrMakeAccount(
  platform: Platform,
  payments: PaymentProvider,
  contractorId: string,
): Promise<Found> {
  const known = await accountOfBusiness(platform.database.query, contractorId);
  if (known) return { ok: true, accountId: known.accountId };
  const made = await payments.createAccount({ reference: contractorId });
  if (!made.ok) {
    platform.log.warn("payment account not created", { error: new Error(made.reason) });
    const { again, reason } = made;
    return again ? { ok: false, code: "unavailable" } : { ok: false, code: "not_allowed", reason };
  }
  return inTransaction(platform, async (work) => {
    const { accountId } = made.account;
    const added = await work.tx
      .insert(paymentAccounts)
      .values({ contractorId, ...made.account, checkedAt: work.now, createdAt: work.now })
      .onConflictDoNothing()
      .returning({ contractorId: paymentAccounts.contractorId });
    // Of a second press the answer is that of the first, and the account may stand otherwise by now.
    if (added.length > 0) work.record(paymentAccountChanged, { contractorId });
    const kept = await accountOfBusiness(work.tx, contractorId);
    return { ok: true, accountId: kept?.accountId ?? accountId };
  });
}
