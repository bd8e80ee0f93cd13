import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canReadReviews } from "./reviews.policy.ts";
import { reviewClicks, reviewRequests } from "./reviews.tables.server.ts";
import { countedDays } from "./reviews.ts";
import { daysAfter } from "./when-to-ask.ts";

/**
 * Last year's counts of customers who got a request, opened their page, and continued to a review
 * page.
 */
export async function countReviews({ database: { query }, clock }: Platform, actor: Actor) {
  authorize(canReadReviews(actor));
  const { contractorId } = actor;
  const since = daysAfter(clock.now(), -countedDays);
  const of = (column: typeof reviewRequests.askedAt) =>
    sql<number>`count(${column}) filter (where ${reviewRequests.askedAt} is not null)::integer`;
  const [counted] = await query
    .select({
      asked: of(reviewRequests.askedAt),
      reminded: of(reviewRequests.remindedAt),
      opened: of(reviewRequests.openedAt),
      clicked: of(reviewRequests.clickedAt),
    })
    .from(reviewRequests)
    .where(and(eq(reviewRequests.contractorId, contractorId), gt(reviewRequests.createdAt, since)));
  const sites = await query
    .select({ site: reviewClicks.site, clicks: count() })
    .from(reviewClicks)
    .where(and(eq(reviewClicks.contractorId, contractorId), gt(reviewClicks.createdAt, since)))
    .groupBy(reviewClicks.site)
    .orderBy(desc(count()));
  return { ...(counted ?? { asked: 0, reminded: 0, opened: 0, clicked: 0 }), sites };
}
