import { and, isNull, lt, sql } from "drizzle-orm";
import { type Actor, authorize, isSystem } from "~/features/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { visitOffers } from "./visit-offers.tables.server.ts";

/** Deletes offers that nobody picked from, 30 days after their link expired (`schedule.offers-erased`). */
export async function eraseOldOffers(platform: Platform, actor: Actor): Promise<void> {
  authorize(isSystem(actor));
  const now = platform.clock.now().toISOString();
  await platform.database.query
    .delete(visitOffers)
    .where(
      and(
        isNull(visitOffers.visitId),
        lt(visitOffers.expiresAt, sql`${now}::timestamptz - interval '30 days'`),
      ),
    );
}
