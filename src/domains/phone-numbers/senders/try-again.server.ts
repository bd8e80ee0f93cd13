import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type ChangedSender, changeSender } from "./change-sender.server.ts";
import { clearedRejection } from "./cleared-rejection.ts";
import { canChangeSenders } from "./senders.policy.ts";

/** Clears the provider's rejection of a business's texts so they are tried again; audited. */
export async function tryAgain(
  platform: Platform,
  actor: Actor,
  contractorId: string,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  return changeSender(platform, actor, contractorId, (before, now) => {
    if (!before?.refusedAt) return null;
    return {
      action: "sender.try_again",
      values: clearedRejection(now),
      before: { refused: before.refusedCode },
      after: { refused: null },
    };
  });
}
