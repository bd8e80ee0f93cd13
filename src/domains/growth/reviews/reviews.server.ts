import { and, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { canReadReviews, canSetUpReviews } from "~/domains/growth/growth.policy.ts";
import {
  reviewClicks,
  reviewRequests,
  reviewSettings,
} from "~/domains/growth/growth.tables.server.ts";
import { visits, workOrders } from "~/domains/schedule/index.server.ts";
import { type Actor, authorize, isMember } from "~/domains/shared/index.ts";
import { newestFirst, olderThan, pageOf } from "~/platform/database/conditions.server.ts";
import { streamRows } from "~/platform/database/stream-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Invalid, invalid, type Result } from "~/platform/result.ts";
import { check } from "~/platform/validation/form.ts";
import { daysAfter } from "./request-timing.ts";
import { validateReviewLink } from "./review-links.ts";
import { reviewLink } from "./review-request.server.ts";
import { reviewSettingsSchema } from "./reviews.schema.ts";
import { countedDays, type ReviewLink, reviewSites } from "./reviews.ts";

const pageSize = 50;

/**
 * The review requests of the actor's business, newest first; `before` is the id of the last one
 * seen.
 */
export async function listReviewRequests(platform: Platform, actor: Actor, before: string | null) {
  authorize(canReadReviews(actor));
  const condition = and(ownOf(actor.contractorId), olderThan(reviewRequests, before));
  const rows = await select(platform, condition, pageSize + 1);
  const page = pageOf(rows, pageSize);
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

/** All requests of that list, for an export. */
export function streamReviewRequests(platform: Platform, actor: Actor) {
  authorize(canReadReviews(actor));
  const scope = ownOf(actor.contractorId);
  return streamRows((before, limit) =>
    select(platform, and(scope, olderThan(reviewRequests, before)), limit),
  );
}

const ownOf = (contractorId: string) => eq(reviewRequests.contractorId, contractorId);

function select({ database: { query } }: Platform, condition: SQL | undefined, limit: number) {
  return query
    .select({
      id: reviewRequests.id,
      state: reviewRequests.state,
      reason: reviewRequests.reason,
      channel: reviewRequests.channel,
      nextAt: reviewRequests.nextAt,
      requestedAt: reviewRequests.requestedAt,
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
    .where(condition)
    .orderBy(...newestFirst(reviewRequests))
    .limit(limit);
}

/**
 * Last year's counts of customers who got a request, opened their page, and continued to a review
 * page.
 */
export async function countReviews({ database: { query }, clock }: Platform, actor: Actor) {
  authorize(canReadReviews(actor));
  const { contractorId } = actor;
  const since = daysAfter(clock.now(), -countedDays);
  const countOf = (column: typeof reviewRequests.requestedAt) =>
    sql<number>`count(${column}) filter (where ${reviewRequests.requestedAt} is not null)::integer`;
  const [counted] = await query
    .select({
      requested: countOf(reviewRequests.requestedAt),
      reminded: countOf(reviewRequests.remindedAt),
      opened: countOf(reviewRequests.openedAt),
      clicked: countOf(reviewRequests.clickedAt),
    })
    .from(reviewRequests)
    .where(and(eq(reviewRequests.contractorId, contractorId), gt(reviewRequests.createdAt, since)));
  const sites = await query
    .select({ site: reviewClicks.site, clicks: count() })
    .from(reviewClicks)
    .where(and(eq(reviewClicks.contractorId, contractorId), gt(reviewClicks.createdAt, since)))
    .groupBy(reviewClicks.site)
    .orderBy(desc(count()));
  return { ...(counted ?? { requested: 0, reminded: 0, opened: 0, clicked: 0 }), sites };
}

/** The actor's business's review settings, or the defaults. */
export async function readReviewSettings({ database }: Platform, actor: Actor) {
  authorize(canReadReviews(actor));
  const [stored] = await database.query
    .select()
    .from(reviewSettings)
    .where(eq(reviewSettings.contractorId, actor.contractorId));
  return {
    enabled: stored?.enabled ?? false,
    channel: stored?.channel ?? "text",
    delayMinutes: stored?.delayMinutes ?? 24 * 60,
    links: stored?.links ?? [],
  };
}

/** Saves a business's review settings and links. */
export async function saveReviewSettings(
  { database, settings, clock }: Platform,
  actor: Actor,
  values: object,
): Promise<Result<object, Invalid>> {
  authorize(canSetUpReviews(actor));
  const checked = check(reviewSettingsSchema, values);
  if (!checked.ok) return checked;
  const { enabled, channel, delay, ...typed } = checked.value;
  const links = reviewSites.flatMap((site): ReviewLink[] => {
    const url = typed[site];
    return url ? [{ site, url: new URL(url).href }] : [];
  });
  const errors = problemsOf(links, settings.siteUrl.hostname);
  if (enabled && links.length === 0) errors.google = "Add at least one review page";
  if (Object.keys(errors).length > 0) return invalid(errors);
  const now = clock.now();
  const row = { enabled, channel, delayMinutes: Number(delay), links, updatedAt: now };
  await database.query
    .insert(reviewSettings)
    .values({ ...row, contractorId: actor.contractorId, createdAt: now })
    .onConflictDoUpdate({ target: reviewSettings.contractorId, set: row });
  return { ok: true };
}

function problemsOf(links: readonly ReviewLink[], ownHost: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, link] of links.entries()) {
    const isTwice = links.findIndex(({ url }) => url === link.url) < index;
    const problem = isTwice
      ? "This page is already listed above"
      : validateReviewLink(link, ownHost);
    if (problem) errors[link.site] = problem;
  }
  return errors;
}
