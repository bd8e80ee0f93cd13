import { and, eq, type SQL } from "drizzle-orm";
import { visits } from "~/domains/schedule/visits.tables.server.ts";
import { workOrders } from "~/domains/schedule/work-orders/work-orders.tables.server.ts";
import { type Actor, authorize, isMember } from "~/domains/shared/access/actor.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/newest-first.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { reviewLink } from "./review-link.server.ts";
import { canReadReviews } from "./reviews.policy.ts";
import { reviewRequests } from "./reviews.tables.server.ts";

const onPage = 50;

/**
 * The review requests of the actor's business, newest first; `before` is the id of the last one
 * seen.
 */
export async function listReviewRequests(platform: Platform, actor: Actor, before: string | null) {
  authorize(canReadReviews(actor));
  const which = and(ownOf(actor.contractorId), olderThan(reviewRequests, before));
  const rows = await select(platform, which, onPage + 1);
  const page = pageOf(rows, onPage);
  const { query } = platform.database;
  const withLink = async (row: (typeof rows)[number]) => ({
    ...row,
    /** The business sends the link itself if we can't message the customer. */
    link:
      row.state === "unreachable" && isMember(actor)
        ? await reviewLink(platform, query, row.id)
        : null,
  });
  return { ...page, rows: await Promise.all(page.rows.map(withLink)) };
}

export type ListedRequest = Awaited<ReturnType<typeof listReviewRequests>>["rows"][number];

/** The same list without pages, for an export. */
export function streamReviewRequests(platform: Platform, actor: Actor) {
  authorize(canReadReviews(actor));
  const own = ownOf(actor.contractorId);
  return streamRows((before, limit) =>
    select(platform, and(own, olderThan(reviewRequests, before)), limit),
  );
}

const ownOf = (contractorId: string) => eq(reviewRequests.contractorId, contractorId);

function select({ database: { query } }: Platform, which: SQL | undefined, limit: number) {
  return query
    .select({
      id: reviewRequests.id,
      state: reviewRequests.state,
      reason: reviewRequests.reason,
      channel: reviewRequests.channel,
      nextAt: reviewRequests.nextAt,
      askedAt: reviewRequests.askedAt,
      remindedAt: reviewRequests.remindedAt,
      openedAt: reviewRequests.openedAt,
      clickedAt: reviewRequests.clickedAt,
      visitId: reviewRequests.visitId,
      customerName: workOrders.customerName,
      what: workOrders.what,
      endedAt: visits.endedAt,
    })
    .from(reviewRequests)
    .innerJoin(workOrders, eq(workOrders.id, reviewRequests.workOrderId))
    .innerJoin(visits, eq(visits.id, reviewRequests.visitId))
    .where(which)
    .orderBy(...newestFirst(reviewRequests))
    .limit(limit);
}
