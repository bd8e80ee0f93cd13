import { eq } from "drizzle-orm";
import type { Refused } from "~/platform/result.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { cardRefunds } from "./card-payments.tables.server.ts";
import { isStuck } from "./card-payments.ts";
import { lockCheckout } from "./settle-checkout.server.ts";

/** Which refund, of which invoice of the actor's business. */
export type RefundOf = { invoiceId: string; refundId: string };

type Held = { ok: true; refund: typeof cardRefunds.$inferSelect; isStuck: boolean };

/** A refund to a card, held with its invoice until the transaction ends (`payments.stuck-refunds`). */
export async function holdRefund(
  work: UnitOfWork,
  contractorId: string,
  { invoiceId, refundId }: RefundOf,
): Promise<Held | Refused<"not_found">> {
  const select = () => work.tx.select().from(cardRefunds).where(eq(cardRefunds.id, refundId));
  const [known] = await select();
  const held = known?.contractorId === contractorId && (await lockCheckout(work, known.checkoutId));
  const [refund] = await select().for("update");
  if (!held || !refund || held.row.invoiceId !== invoiceId) return { ok: false, code: "not_found" };
  return { ok: true, refund, isStuck: isStuck(refund, work.now) };
}
