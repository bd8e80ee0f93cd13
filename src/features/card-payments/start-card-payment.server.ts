import { eq } from "drizzle-orm";
import { system } from "~/features/access/actor.ts";
import { invoiceLink, readInvoiceLink } from "~/features/invoices/invoice-link.server.ts";
import { invoices } from "~/features/invoices/invoices.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { type Claimed, claimCheckout } from "./claim-checkout.server.ts";
import { lookAtAccount } from "./keep-account.server.ts";
import { endCheckout, lookAtCheckout, makeCheckout } from "./look-at-checkout.server.ts";

export type CardPaymentStarted = Result<
  { url: string },
  Refused<"not_found" | "already_done" | "not_possible" | "unavailable"> | TooMany
>;

/** Nothing moves so often while somebody presses a button. */
const maxRounds = 4;

/**
 * Leads whoever has the link of an invoice to a page of the provider, where they pay what is left of it by
 * card. A second press leads to the same page, which takes money once; a page for another sum is ended
 * before there is a new one; what was paid meanwhile is told (`payments.one-page`). `unavailable`: the
 * provider could not be asked, at first or later on the way (`payments.provider-away`).
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
    const led = await lead(
      platform,
      claimed,
      await invoiceLink(platform, platform.database.query, invoiceId),
    );
    if (led !== "again") return led;
  }
  return { ok: false, code: "unavailable" };
}

/** To the page that is claimed, or "again" where it can be paid on no more, or not this sum. */
async function lead(
  platform: Platform,
  { row, owedCents, isNew }: Claimed,
  link: string,
): Promise<CardPaymentStarted | "again"> {
  const actor = system("card-payments");
  const found = row.checkoutId
    ? await lookAtCheckout(platform, actor, row.id)
    : await makeCheckout(platform, row.id, link);
  if (found === "ended") {
    if (!isNew) return "again";
    // Refused before anybody could pay: the account may have changed.
    const isKnown = await lookAtAccount(platform, actor, row.accountId);
    return { ok: false, code: isKnown ? "not_possible" : "unavailable" };
  }
  if (found === "unknown") return { ok: false, code: "unavailable" };
  if (found === "paid") return "again";
  // What was made for an earlier press may have been paid since: it is asked for anew.
  if (!row.checkoutId && !isNew) return "again";
  if (found.cents !== owedCents) {
    const ended = await endCheckout(platform, actor, row.id);
    return ended === "unknown" ? { ok: false, code: "unavailable" } : "again";
  }
  // Paid, but not yet through: the invoice's own page says so.
  return { ok: true, url: found.url ?? `${link}?paid=1` };
}
