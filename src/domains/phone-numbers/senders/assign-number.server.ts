import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type ChangedSender, changeSender } from "./change-sender.server.ts";
import { clearedRejection } from "./cleared-rejection.ts";
import { canChangeSenders } from "./senders.policy.ts";

/**
 * Assigns a manually bought number to a business, or removes its number; audited. No two businesses share a
 * number.
 * @param number in E.164; null removes the number
 */
export async function assignNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  number: string | null,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  return changeSender(platform, actor, contractorId, (before, now) => {
    const had = before?.phone ?? null;
    if (had === number) return null;
    // An unfinished purchase of another number can still be completed.
    const begun = before?.buyingPhone ?? null;
    const buyingPhone = begun === number ? null : begun;
    return {
      action: number ? "sender.assign_number" : "sender.take_number_away",
      values: { phone: number, providerId: null, buyingPhone, ...clearedRejection(now) },
      before: { number: had !== null },
      after: { number: number !== null },
    };
  });
}
