import { findOptOut } from "~/domains/messaging/index.server.ts";
import { canBookVisits } from "~/domains/schedule/schedule.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Whether an appointment's customer gets no emails about it because they unsubscribed. */
export async function isUnsubscribed(
  platform: Platform,
  actor: Actor,
  email: string,
): Promise<boolean> {
  authorize(canBookVisits(actor));
  const recipient = { contractorId: actor.contractorId, channel: "email", address: email } as const;
  return (await findOptOut(platform.database.query, platform, recipient)) !== null;
}
