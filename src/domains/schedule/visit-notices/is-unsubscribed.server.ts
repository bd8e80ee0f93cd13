import { findEmailBlock } from "~/domains/customers/index.server.ts";
import { canBookVisits } from "~/domains/schedule/schedule.policy.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";

/** Whether an appointment's customer gets no emails about it because they unsubscribed. */
export async function isUnsubscribed(
  platform: Platform,
  actor: Actor,
  email: string | null,
): Promise<boolean> {
  authorize(canBookVisits(actor));
  const { contractorId } = actor;
  const customer = { contractorId, customerId: null, email };
  return (await findEmailBlock(platform.database.query, platform, customer, "needed")) !== null;
}
