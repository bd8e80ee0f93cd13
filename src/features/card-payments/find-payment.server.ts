import { and, eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import type { Checkout } from "./claim-checkout.server.ts";
import { lookAtCheckout } from "./look-at-checkout.server.ts";

/** The row of a reference of ours, where it belongs to the account that it came with. */
export async function findByReference(
  { database }: Platform,
  accountId: string,
  reference: string | null,
): Promise<Checkout | null> {
  const id = readId(reference);
  if (!id) return null;
  const [row] = await database.query
    .select()
    .from(cardCheckouts)
    .where(and(eq(cardCheckouts.id, id), eq(cardCheckouts.accountId, accountId)));
  return row ?? null;
}

/**
 * The payment of an invoice that a refund or a dispute is about. News comes in any order: of a payment
 * that we do not know yet the provider is asked first. Null for one that is no invoice's: the business
 * takes other payments with its account.
 * @throws when the provider cannot be asked
 */
export async function findPayment(
  platform: Platform,
  actor: Actor,
  accountId: string,
  paymentId: string | null,
): Promise<Checkout | null> {
  authorize(isSystem(actor));
  if (!paymentId || !platform.payments) return null;
  const of = and(eq(cardCheckouts.paymentId, paymentId), eq(cardCheckouts.accountId, accountId));
  const select = () => platform.database.query.select().from(cardCheckouts).where(of);
  const [known] = await select();
  if (known) return known;
  const found = await platform.payments.findReference({ accountId, paymentId });
  if (!found.ok) {
    if (found.again) throw new Error(found.reason);
    return null;
  }
  const row = await findByReference(platform, accountId, found.reference);
  if (!row) return null;
  if ((await lookAtCheckout(platform, actor, row.id)) === "unknown") {
    throw new Error("The payment provider can’t say whether this was paid");
  }
  return (await select())[0] ?? null;
}
