import { leads } from "~/domains/leads/leads.tables.server.ts";
import { isOwnLead } from "~/domains/leads/own/own-leads.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadToday, canTakeFirstSteps } from "./today.policy.ts";

/** Whether the business has no lead yet, for members who can do the first steps. */
export async function isNewBusiness({ database }: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadToday(actor));
  if (!canTakeFirstSteps(actor)) return false;
  const [lead] = await database.query
    .select({ id: leads.id })
    .from(leads)
    .where(isOwnLead(actor.contractorId))
    .limit(1);
  return !lead;
}
