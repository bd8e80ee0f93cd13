import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import { forEachDue } from "~/platform/database/for-each-due.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { cardCheckouts } from "./card-payments.tables.server.ts";
import { lookAtCheckout } from "./look-at-checkout.server.ts";

/** Asks about every page to pay on of which no news came in time (`payments.lost-news`). */
export async function checkOpen(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  if (!platform.payments) return;
  const { id, contractorId, checkAt: dueAt } = cardCheckouts;
  const look = async (row: { id: string }) => {
    await lookAtCheckout(platform, actor, row.id);
  };
  await forEachDue(platform, { id, contractorId, dueAt }, look, "checkout check failed");
}
