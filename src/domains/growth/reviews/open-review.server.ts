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
import { nameOfLink } from "./reviews.ts";
import { wasThereAt } from "./when-to-ask.ts";

/** The request that a link leads to; null where it leads nowhere, or nobody was given it. */
export async function openRequest(
  platform: Pick<Platform, "fingerprint">,
  database: Reader,
  token: string,
): Promise<FoundRequest | null> {
  const requestId = await readReviewLink(platform, database, token);
  const found = requestId ? await findRequest(database, requestId) : null;
  return found && isGiven(found) ? found : null;
}

/** The same, held until the transaction ends: before all else that who holds it needs. */
export async function holdRequest(
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

/** They were asked, or nobody could write to them and the business handed its link over. */
const isGiven = ({ request }: FoundRequest) =>
  request.askedAt !== null || request.state === "unreachable";

/** What the page of a request shows to whoever has its link. Changes nothing. */
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
    day: dayOf(wasThereAt(visit), zone),
    links: (settings?.links ?? []).map((link) => ({ site: link.site, name: nameOfLink(link) })),
    /** Whether there is somebody to answer. */
    mayWrite: Boolean(job.leadId || job.phone || job.email),
  };
}

export type OpenedReview = NonNullable<Awaited<ReturnType<typeof findReviewByLink>>>;

/**
 * Counts that a browser was led to the page of a request, once. It decides nothing: a
 * count that cannot be kept keeps nobody from the page.
 */
export async function noteReviewOpened(platform: Platform, token: string): Promise<void> {
  const requestId = await readReviewLink(platform, platform.database.query, token);
  if (!requestId) return;
  await noteOpened(platform, requestId).catch((error) =>
    platform.log.warn("review request open not counted", { error }),
  );
}

function noteOpened(platform: Platform, requestId: string): Promise<void> {
  return inTransaction(platform, async ({ tx, now, record }) => {
    const [noted] = await tx
      .update(reviewRequests)
      .set({ openedAt: now })
      .where(and(eq(reviewRequests.id, requestId), isNull(reviewRequests.openedAt)))
      .returning({ contractorId: reviewRequests.contractorId });
    if (noted) record(reviewChanged, { requestId, contractorId: noted.contractorId });
  });
}
