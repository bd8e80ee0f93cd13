import { eq } from "drizzle-orm";
import { invoiceLink, readInvoiceLink } from "~/domains/billing/invoices/invoice-link.server.ts";
import { invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import {
  type Claimed,
  claimCheckout,
  createCheckoutPage,
  expireCheckoutPage,
  refreshCheckout,
} from "./checkouts.server.ts";
import { refreshPaymentAccount } from "./payment-accounts.server.ts";

export type CardPaymentStarted = Result<
  { url: string },
  Refused<"not_found" | "already_done" | "not_possible" | "unavailable"> | TooMany
>;

/** The balance changes less often than this during one click. */
const maxRounds = 4;

/**
 * The provider's page where anyone with an invoice's link pays the balance by card. A second click
 * opens the same page, which can be paid once; a page for another amount is expired before a new
 * one is created. `already_done`: it was paid in the meantime. `unavailable`: the provider couldn't
 * be reached.
 */
export async function startCardPayment(
  platform: Platform,
  token: string,
): Promise<CardPaymentStarted> {
  const invoiceId = await readInvoiceLink(platform, platform.database.query, token);
  if (!invoiceId) return { ok: false, code: "not_found" };
  if (!platform.payments) return { ok: false, code: "not_possible" };
  const { waitSeconds } = await platform.limits.use("card_payment", invoiceId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const [invoice] = await platform.database.query
    .select({ contractorId: invoices.contractorId })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (!invoice) return { ok: false, code: "not_found" };
  for (let round = 0; round < maxRounds; round++) {
    const claimed = await claimCheckout(platform, invoice.contractorId, invoiceId);
    if (!claimed.ok) return claimed;
    const started = await startAtCheckout(
      platform,
      claimed,
      await invoiceLink(platform, platform.database.query, invoiceId),
    );
    if (started !== "again") return started;
  }
  return { ok: false, code: "unavailable" };
}

/** The claimed page's URL, or "again" if it can't be paid anymore or has another amount. */
async function startAtCheckout(
  platform: Platform,
  { row, owedCents, isNew }: Claimed,
  link: string,
): Promise<CardPaymentStarted | "again"> {
  const actor = system("card-payments");
  const found = row.checkoutId
    ? await refreshCheckout(platform, actor, row.id)
    : await createCheckoutPage(platform, row.id, link);
  if (found === "ended") {
    if (!isNew) return "again";
    // Rejected before anyone could pay: the account may have changed.
    const isKnown = await refreshPaymentAccount(platform, actor, row.accountId);
    return { ok: false, code: isKnown ? "not_possible" : "unavailable" };
  }
  if (found === "unknown") return { ok: false, code: "unavailable" };
  if (found === "paid") return "again";
  // A page created by an earlier click may have been paid since: check again.
  if (!row.checkoutId && !isNew) return "again";
  if (found.cents !== owedCents) {
    const ended = await expireCheckoutPage(platform, actor, row.id);
    return ended === "unknown" ? { ok: false, code: "unavailable" } : "again";
  }
  // Paid but not confirmed yet: the invoice's own page shows that.
  return { ok: true, url: found.url ?? `${link}?paid=1` };
}
