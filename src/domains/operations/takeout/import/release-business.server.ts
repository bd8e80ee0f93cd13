import { scheduleTurn } from "~/domains/follow-ups/enrollments/schedule-turn.server.ts";
import { release } from "~/domains/messaging/business-imports/held-businesses.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canReleaseBusiness } from "../takeout.policy.ts";

/**
 * Turns on sending for an imported business (`you-own-it.quiet`): its follow-ups continue, and
 * messages blocked until now stay blocked for staff to review.
 */
export async function releaseBusiness(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canReleaseBusiness(actor));
  return inTransaction(platform, async (work) => {
    if (!(await release(work, contractorId))) return { ok: false, code: "not_found" };
    await scheduleTurn(work, contractorId, work.now);
    await recordChange(work, actor, {
      action: "business.release",
      entity: "contractor",
      entityId: contractorId,
      before: null,
      after: null,
    });
    return { ok: true };
  });
}
