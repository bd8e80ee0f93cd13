import type { PlanKey } from "~/domains/identity/contractors/contractors.ts";
import { holdBusiness } from "~/domains/identity/contractors/hold-business.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type PlanSubscription, planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { findCurrent } from "./find-subscription.server.ts";
import { nextPageLook, pageMinutes } from "./plan-subscriptions.ts";

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
    if (!(await holdBusiness(work, contractorId))) return null;
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
    if (!row) throw new Error("Subscription checkout not saved");
    return { row, isNew: true };
  });
}
