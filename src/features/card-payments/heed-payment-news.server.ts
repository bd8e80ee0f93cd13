import { and, eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import type { PaymentNews } from "~/platform/payments/payments.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import { findByReference } from "./find-payment.server.ts";
import { lookAtAccount } from "./keep-account.server.ts";
import { lookAtCheckout } from "./look-at-checkout.server.ts";
import { takeDispute } from "./take-dispute.server.ts";
import { takeRefund } from "./take-refund.server.ts";

/**
 * Asks the provider how what a webhook named stands now, and writes that down (`payments.news-is-a-hint`):
 * so it counts once, in whichever order it is told and however often.
 * @throws when the provider cannot be asked, so that it is tried again
 */
export async function heedNews(
  platform: Platform,
  actor: Actor,
  { about, accountId, id }: PaymentNews,
): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.payments) return;
  if (about === "account") {
    if (await lookAtAccount(platform, actor, accountId)) return;
    throw new Error("The payment provider can’t say what state this account is in");
  }
  if (about === "checkout") return heedCheckout(platform, actor, accountId, id);
  if (about === "refund") return takeRefund(platform, actor, { accountId, refundId: id });
  return takeDispute(platform, actor, { accountId, disputeId: id });
}

async function heedCheckout(
  platform: Platform,
  actor: Actor,
  accountId: string,
  checkoutId: string,
): Promise<void> {
  const [known] = await platform.database.query
    .select({ id: cardCheckouts.id })
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.checkoutId, checkoutId), eq(cardCheckouts.accountId, accountId)));
  const row = known ?? (await findUnanswered(platform, accountId, checkoutId));
  if (row && (await lookAtCheckout(platform, actor, row.id)) === "unknown") {
    throw new Error("The payment provider can’t say what state this checkout is in");
  }
}

/** A page whose making was never answered is known by our reference alone. */
async function findUnanswered(platform: Platform, accountId: string, checkoutId: string) {
  const found = await platform.payments?.findCheckout({ accountId, checkoutId });
  if (found?.ok) return findByReference(platform, accountId, found.checkout.reference);
  if (found?.again) throw new Error(found.reason);
  return null;
}
