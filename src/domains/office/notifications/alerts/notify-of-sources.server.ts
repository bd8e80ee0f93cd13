import { findTroubleChanges, recordTrouble } from "~/domains/lead-sources/index.server.ts";
import { canNotifyMembers } from "~/domains/office/office.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { sourceCause } from "./describe-notification.server.ts";
import { notifyMembers } from "./notify-members.server.ts";

/**
 * Notifies members once of a lead source that stopped working or went silent. A source that fails
 * on and off causes one alert a day (`lead-sources.trouble`).
 */
export async function notifyOfSources(platform: Platform, actor: Actor): Promise<void> {
  authorize(canNotifyMembers(actor));
  for (const change of await findTroubleChanges(platform, actor)) {
    await inTransaction(platform, async (work) => {
      const { contractorId, sourceId, trouble, days } = change;
      if (!(await recordTrouble(work, change)) || trouble === null) return;
      await notifyMembers(work, platform, {
        contractorId,
        kind: "lead-source",
        cause: sourceCause({ sourceId, trouble, days }, work.now),
        leadId: null,
        visitId: null,
        exceptMemberId: null,
        businessAddress: null,
      });
    });
  }
}
