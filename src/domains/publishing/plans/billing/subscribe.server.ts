import type { PlanKey } from "~/domains/identity/contractors/contractors.ts";
import { lockBusinessRow } from "~/domains/identity/contractors/lock-business-row.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { type PlanSubscription, planSubscriptions } from "../plan-subscriptions.tables.server.ts";
import { findCurrent } from "./find-subscription.server.ts";
import { nextCheckoutPoll, pageMinutes } from "./plan-subscriptions.ts";
import {
  createPlanCheckout,
  endPage,
  refreshPlanCheckout,
} from "./refresh-plan-checkout.server.ts";

export type Led = Result<
  { url: string },
  Refused<"not_found" | "already_done" | "not_allowed" | "unavailable">
>;

/** More changes than this aren't expected during one click. */
const maxRounds = 4;

/**
 * Returns the URL of the provider's checkout for a plan. A second click gets the same one; a checkout for
 * another plan is expired first.
 */
export async function openPlanCheckout(
  platform: Platform,
  contractorId: string,
  plan: PlanKey,
): Promise<Led> {
  for (let round = 0; round < maxRounds; round++) {
    const claimed = await claimPage(platform, contractorId, plan);
    if (!claimed) return { ok: false, code: "not_found" };
    const { row, isNew } = claimed;
    if (row.state === "live") return { ok: false, code: "already_done" };
    if (row.plan !== plan) {
      const ended = await endPage(platform, row.id);
      if (ended !== "ended" && ended !== "subscribed") return { ok: false, code: "unavailable" };
      continue;
    }
    const seen = isNew
      ? await createPlanCheckout(platform, row)
      : await refreshPlanCheckout(platform, row.id);
    if (seen === "unknown") return { ok: false, code: "unavailable" };
    // Rejected permanently: the operator must fix it.
    if (seen === "ended" && isNew) return { ok: false, code: "not_allowed" };
    if (typeof seen !== "string" && seen.url) return { ok: true, url: seen.url };
  }
  return { ok: false, code: "unavailable" };
}

/**
 * Returns the current checkout or subscription of a business, or creates a checkout row before the provider
 * is called, so concurrent clicks get the same one.
 */
async function claimPage(
  platform: Platform,
  contractorId: string,
  plan: PlanKey,
): Promise<{ row: PlanSubscription; isNew: boolean } | null> {
  return inTransaction(platform, async (work) => {
    const { tx, now } = work;
    if (!(await lockBusinessRow(work, contractorId))) return null;
    const current = await findCurrent(tx, contractorId);
    if (current) return { row: current, isNew: false };
    const [row] = await tx
      .insert(planSubscriptions)
      .values({
        contractorId,
        plan,
        state: "checkout",
        expiresAt: new Date(now.getTime() + pageMinutes * 60_000),
        checkAt: nextCheckoutPoll(now, now),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error("Subscription checkout not saved");
    return { row, isNew: true };
  });
}
