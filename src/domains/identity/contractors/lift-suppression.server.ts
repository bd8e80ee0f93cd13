import { eq } from "drizzle-orm";
import { liftSuppression } from "~/domains/messaging/messages/suppress-address.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import { recordChange } from "~/domains/shared/audit/audit.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { canChangeContractors } from "./contractors.policy.ts";
import { contractorAccounts } from "./contractors.tables.server.ts";

/**
 * Unblocks the email address of a contractor who requested it; audited.
 * @returns whether it was blocked
 */
export async function liftContractorSuppression(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<{ ok: true; changed: boolean }> {
  authorize(canChangeContractors(actor));
  return inTransaction(platform, async (work) => {
    const [account] = await work.tx
      .select({ email: contractorAccounts.email })
      .from(contractorAccounts)
      .where(eq(contractorAccounts.id, contractorId));
    if (!account) return { ok: true, changed: false };
    const lifted = await liftSuppression(work, platform, "email", account.email);
    if (!lifted) return { ok: true, changed: false };
    await recordChange(work, actor, {
      action: "suppression.lift",
      entity: "contractor",
      entityId: contractorId,
      before: { suppressed: true },
      after: { suppressed: false },
    });
    return { ok: true, changed: true };
  });
}
