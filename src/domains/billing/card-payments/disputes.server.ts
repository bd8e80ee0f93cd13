import { eq } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/domains/shared/access/actor.ts";
import { laterThan } from "~/platform/clock.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { cardPaymentChanged, paymentDisputed } from "./card-payments.events.ts";
import { cardDisputes } from "./card-payments.tables.server.ts";
import { findPayment, lockCheckout } from "./checkouts.server.ts";

/** Concurrent refreshes conflict less often than this. */
const maxRounds = 4;

/**
 * Records a dispute's state at the provider (`payments.disputes`), and retries if a concurrent
 * refresh wrote a possibly newer state.
 * @throws when the provider can't be reached, or every try conflicted
 */
export async function refreshDispute(
  platform: Platform,
  actor: Actor,
  of: { accountId: string; disputeId: string },
): Promise<void> {
  authorize(isSystem(actor));
  for (let round = 0; round < maxRounds; round++) {
    if (await refreshOnce(platform, actor, of)) return;
  }
  throw new Error("The dispute kept changing, so it wasn’t saved");
}

/** @returns false if a concurrent refresh was first */
async function refreshOnce(
  platform: Platform,
  actor: Actor,
  of: { accountId: string; disputeId: string },
): Promise<boolean> {
  const before = await findKnownDispute(platform.database.query, of.disputeId);
  const found = await platform.payments?.findDispute(of);
  if (!found?.ok) {
    if (found?.again) throw new Error(found.reason);
    return true;
  }
  const { paymentId, disputeId, ...dispute } = found.dispute;
  const payment = await findPayment(platform, actor, of.accountId, paymentId);
  if (!payment) return true;
  const { contractorId, invoiceId, id: checkoutId } = payment;
  return inTransaction(platform, async (work) => {
    const { tx } = work;
    if (!(await lockCheckout(work, checkoutId))) return true;
    const known = await findKnownDispute(tx, disputeId);
    if (known?.updatedAt.getTime() !== before?.updatedAt.getTime()) return false;
    const updatedAt = laterThan(known?.updatedAt ?? null, work.now);
    const about = { contractorId, checkoutId, disputeId, createdAt: work.now };
    const [kept] = await tx
      .insert(cardDisputes)
      .values({ ...about, ...dispute, updatedAt })
      .onConflictDoUpdate({
        target: cardDisputes.disputeId,
        set: { ...dispute, updatedAt },
      })
      .returning({ id: cardDisputes.id });
    // A dispute that is already decided needs no response.
    if (kept && !known && dispute.state === "open") {
      work.record(paymentDisputed, { disputeId: kept.id, contractorId });
    }
    work.record(cardPaymentChanged, { invoiceId, contractorId });
    return true;
  });
}

async function findKnownDispute(database: Reader, disputeId: string) {
  const [known] = await database
    .select({ updatedAt: cardDisputes.updatedAt })
    .from(cardDisputes)
    .where(eq(cardDisputes.disputeId, disputeId));
  return known ?? null;
}
