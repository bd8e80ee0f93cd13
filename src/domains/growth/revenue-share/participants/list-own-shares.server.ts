import { count, desc, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadOwnShare } from "../revenue-share.policy.ts";
import { revenueShareLeads, revenueShareParticipants } from "../revenue-share.tables.server.ts";

export type OwnShare = Awaited<ReturnType<typeof listOwnShares>>[number];

/** The participations of the actor's business, active and latest first; usually one or none. */
export async function listOwnShares(platform: Platform, actor: Actor) {
  authorize(canReadOwnShare(actor));
  const share = revenueShareParticipants;
  return platform.database.query
    .select({
      id: share.id,
      status: share.status,
      commissionRate: share.commissionRate,
      joinedAt: share.joinedAt,
      leads: count(revenueShareLeads.id),
      converted:
        sql<number>`count(*) filter (where ${revenueShareLeads.conversionStatus} = 'converted')`.mapWith(
          Number,
        ),
    })
    .from(share)
    .leftJoin(revenueShareLeads, eq(revenueShareLeads.participantId, share.id))
    .where(eq(share.contractorId, actor.contractorId))
    .groupBy(share.id)
    .orderBy(sql`${share.status} = 'active' desc`, desc(share.joinedAt), desc(share.id));
}

/** Whether the actor's business is or was in revenue share. */
export async function sharesRevenue(platform: Platform, actor: Actor): Promise<boolean> {
  authorize(canReadOwnShare(actor));
  const [one] = await platform.database.query
    .select({ id: revenueShareParticipants.id })
    .from(revenueShareParticipants)
    .where(eq(revenueShareParticipants.contractorId, actor.contractorId))
    .limit(1);
  return one !== undefined;
}
