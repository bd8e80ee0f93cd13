import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Invalid, Refused, Result } from "~/platform/result.ts";
import { changeSender } from "./change-sender.server.ts";
import { clearedRejection } from "./cleared-rejection.ts";
import { purchaseNumber } from "./purchase-number.server.ts";
import { canChangeSenders } from "./senders.policy.ts";

/** Buys the number a business texts from and assigns it; audited. */
export async function buyNumber(
  platform: Platform,
  actor: Actor,
  contractorId: string,
  areaCode: string,
): Promise<
  Result<
    { number: string },
    Refused<"not_found" | "already_done" | "unsupported" | "code_taken"> | Invalid
  >
> {
  authorize(canChangeSenders(actor));
  return purchaseNumber(platform, contractorId, {
    areaCode,
    forbidden: async (_work, sender) =>
      sender?.phone ? { ok: false, code: "already_done" as const } : null,
    give: ({ number, providerId }) =>
      changeSender(platform, actor, contractorId, (before, now) => {
        if (before?.phone === number) return null;
        return {
          action: "sender.buy_number",
          values: { phone: number, providerId, buyingPhone: null, ...clearedRejection(now) },
          before: { number: false },
          after: { number: true },
        };
      }),
  });
}
