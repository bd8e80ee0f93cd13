import { and, eq, isNull } from "drizzle-orm";
import { dayOf } from "~/domains/shared/time-zones/local-day.ts";
import { findBusinessZone } from "~/domains/storefront/business-pages/find-business-zone.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { type FoundRequest, findRequest } from "./find-request.server.ts";
import { readReviewLink } from "./review-link.server.ts";
import { reviewChanged } from "./reviews.events.ts";
import { reviewRequests } from "./reviews.tables.server.ts";
import { reviewLinkLabel } from "./reviews.ts";
import { crewOnSiteAt } from "./when-to-ask.ts";

/** The request of a link; null if the link isn't valid or was never sent. */
export async function openRequest(
  platform: Pick<Platform, "fingerprint">,
  database: Reader,
  token: string,
): Promise<FoundRequest | null> {
  const requestId = await readReviewLink(platform, database, token);
  const found = requestId ? await findRequest(database, requestId) : null;
  return found && isGiven(found) ? found : null;
}

/** The same, locked until the transaction ends. Lock it before anything else. */
export async function lockReviewRequest(
  platform: Pick<Platform, "fingerprint">,
  { tx }: UnitOfWork,
  token: string,
): Promise<FoundRequest | null> {
  const requestId = await readReviewLink(platform, tx, token);
  if (!requestId) return null;
  await tx
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .where(eq(reviewRequests.id, requestId))
    .for(...lockRows(reviewRequests));
  return openRequest(platform, tx, token);
}

/**
 * The request was sent, or the customer can't be messaged and the business sent the link itself.
 */
const isGiven = ({ request }: FoundRequest) =>
  request.askedAt !== null || request.state === "unreachable";

/** The data of a request's page, for anyone with its link. Changes nothing. */
export async function findReviewByLink(platform: Platform, token: string) {
  const { query } = platform.database;
  const found = await openRequest(platform, query, token);
  if (!found) return null;
  const { request, job, visit, settings, businessName, businessPhone } = found;
  const zone = await findBusinessZone(query, request.contractorId, platform.settings.timeZone);
  return {
    businessName,
    phone: businessPhone,
    what: job.what,
    day: dayOf(crewOnSiteAt(visit), zone),
    links: (settings?.links ?? []).map((link) => ({
      site: link.site,
      name: reviewLinkLabel(link),
    })),
    /** Whether the business has a way to reply to the customer. */
    mayWrite: Boolean(job.leadId || job.phone || job.email),
  };
}

export type OpenedReview = NonNullable<Awaited<ReturnType<typeof findReviewByLink>>>;

/**
 * Records that a browser opened a request's page, once. Best effort: a failure doesn't block the
 * page.
 */
export async function recordReviewOpened(platform: Platform, token: string): Promise<void> {
  const requestId = await readReviewLink(platform, platform.database.query, token);
  if (!requestId) return;
  await recordRequestOpened(platform, requestId).catch((error) =>
    platform.log.warn("review request open not counted", { error }),
  );
}

function recordRequestOpened(platform: Platform, requestId: string): Promise<void> {
  return inTransaction(platform, async ({ tx, now, record }) => {
    const [noted] = await tx
      .update(reviewRequests)
      .set({ openedAt: now })
      .where(and(eq(reviewRequests.id, requestId), isNull(reviewRequests.openedAt)))
      .returning({ contractorId: reviewRequests.contractorId });
    if (noted) record(reviewChanged, { requestId, contractorId: noted.contractorId });
  });
}
