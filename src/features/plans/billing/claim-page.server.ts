import { eq } from "drizzle-orm";
import { contractorAccounts } from "~/features/contractors/contractors.tables.server.ts";
import type { PlanKey } from "~/features/contractors/contractors.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type PlanSubscription, planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { findCurrent } from "./find-subscription.server.ts";
import { nextPageLook, pageMinutes } from "./plan-subscriptions.ts";

/** Holds what a business subscribes to; whoever changes it comes one after another. */
export async function lockAccount({ tx }: UnitOfWork, contractorId: string) {
  const [account] = await tx
    .select({ erasedAt: contractorAccounts.erasedAt })
    .from(contractorAccounts)
    .where(eq(contractorAccounts.id, contractorId))
    .for("no key update");
  return account && !account.erasedAt ? account : null;
}

/**
 * The one page or subscription that a business has now, or a new page for a plan, before the provider is
 * asked: whoever presses at the same moment gets the same (`plans.one-subscription`).
 */
export async function claimPage(
  platform: Platform,
  contractorId: string,
  plan: PlanKey,
): Promise<{ row: PlanSubscription; isNew: boolean } | null> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockAccount(work, contractorId))) return null;
    const current = await findCurrent(tx, contractorId);
    if (current) return { row: current, isNew: false };
    const [row] = await tx
      .insert(planSubscriptions)
      .values({
        contractorId,
        plan,
        state: "checkout",
        expiresAt: new Date(now.getTime() + pageMinutes * 60_000),
        checkAt: nextPageLook(now, now),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("A page to subscribe on was not kept");
    return { row, isNew: true };
  });
}
