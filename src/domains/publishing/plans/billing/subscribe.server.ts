import type { PlanKey } from "~/domains/identity/contractors/contractors.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { claimPage } from "./claim-page.server.ts";
import { endPage, lookAtPage, makePage } from "./look-at-page.server.ts";

export type Led = Result<
  { url: string },
  Refused<"not_found" | "already_done" | "not_allowed" | "unavailable">
>;

/** Nothing moves so often while somebody presses a button. */
const maxRounds = 4;

/**
 * Leads to the page of the provider on which a business subscribes to a plan: the same for a second press,
 * and after a page for another plan was ended (`plans.one-subscription`).
 */
export async function leadToPage(
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
    const seen = isNew ? await makePage(platform, row) : await lookAtPage(platform, row.id);
    if (seen === "unknown") return { ok: false, code: "unavailable" };
    // Refused for good: the operator has to mend it.
    if (seen === "ended" && isNew) return { ok: false, code: "not_allowed" };
    if (typeof seen !== "string" && seen.url) return { ok: true, url: seen.url };
  }
  return { ok: false, code: "unavailable" };
}
