import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type ChangedSender, changeSender } from "./change-sender.server.ts";
import { canChangeSenders } from "./senders.policy.ts";
import type { LimitsRequest } from "./senders.schema.ts";
import { defaultSenderLimits, type SenderLimits } from "./senders.ts";

/** Sets how many texts a business's number may send per second, day, and month; audited. */
export async function saveLimits(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  request: LimitsRequest,
): Promise<ChangedSender> {
  authorize(canChangeSenders(actor));
  const limits: SenderLimits = {
    textsPerSecond: request.texts_per_second,
    textsPerDay: request.texts_per_day,
    textsPerMonth: request.texts_per_month,
  };
  return changeSender(platform, actor, contractorId, (sender) => {
    const { textsPerSecond, textsPerDay, textsPerMonth } = sender ?? defaultSenderLimits;
    const before: SenderLimits = { textsPerSecond, textsPerDay, textsPerMonth };
    if (JSON.stringify(before) === JSON.stringify(limits)) return null;
    return { action: "sender.limits", values: limits, before, after: limits };
  });
}
