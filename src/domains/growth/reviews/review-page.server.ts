import { and, eq, isNull } from "drizzle-orm";
import { reviewChanged } from "~/domains/growth/growth.events.ts";
import { reviewClicks, reviewRequests } from "~/domains/growth/growth.tables.server.ts";
import { handlePageMessage } from "~/domains/inbox/index.server.ts";
import { queueEmail, storeInbound } from "~/domains/messaging/index.server.ts";
import { replyKind } from "~/domains/messaging/index.ts";
import { readBranding } from "~/domains/publishing/index.server.ts";
import { ensureCustomerConversation } from "~/domains/schedule/index.server.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { findBusinessZone } from "~/domains/storefront/index.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import { lockRows } from "~/platform/database/lock-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Refused, type Result, type TooMany, tooMany } from "~/platform/result.ts";
import { hashToken } from "~/platform/secrets/secrets.server.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { crewOnSiteAt } from "./request-timing.ts";
import { type FoundRequest, findRequest, readReviewLink } from "./review-request.server.ts";
import { privateMessageMail } from "./reviews.emails.server.ts";
import { privateMessageText } from "./reviews.text.en.ts";
import { type ReviewSite, reviewLinkLabel } from "./reviews.ts";

/** The request of a link; null if the link isn't valid or was never sent. */
async function openRequest(
  platform: Pick<Platform, "fingerprint">,
  database: Reader,
  token: string,
): Promise<FoundRequest | null> {
  const requestId = await readReviewLink(platform, database, token);
  const review = requestId ? await findRequest(database, requestId) : null;
  return review && isGiven(review) ? review : null;
}

/** Like `openRequest`, locked until the transaction ends. Lock it before anything else. */
async function lockReviewRequest(
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
  request.requestedAt !== null || request.state === "unreachable";

/** The data of a request's page, for anyone with its link. Changes nothing. */
export async function findReviewByLink(platform: Platform, token: string) {
  const { query } = platform.database;
  const review = await openRequest(platform, query, token);
  if (!review) return null;
  const { request, job, visit, settings, businessName, businessPhone } = review;
  const zone = await findBusinessZone(query, request.contractorId, platform.settings.timeZone);
  return {
    businessName,
    branding: await readBranding(query, request.contractorId),
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
    const [updated] = await tx
      .update(reviewRequests)
      .set({ openedAt: now })
      .where(and(eq(reviewRequests.id, requestId), isNull(reviewRequests.openedAt)))
      .returning({ contractorId: reviewRequests.contractorId });
    if (updated) record(reviewChanged, { requestId, contractorId: updated.contractorId });
  });
}

/** Where the customer's click leads. */
export type ReviewPageOpened = Result<
  { leaving: { url: string; name: string } },
  Refused<"link_expired">
>;

/**
 * Redirects a customer who clicked a button to a review page, and counts one click per page. The
 * target comes from the business's current settings, never from the request.
 */
export async function openReviewPage(
  platform: Platform,
  token: string,
  site: ReviewSite,
): Promise<ReviewPageOpened> {
  return inTransaction(platform, async (work): Promise<ReviewPageOpened> => {
    const { tx, now } = work;
    const review = await lockReviewRequest(platform, work, token);
    const link = review?.settings?.links.find((link) => link.site === site);
    if (!review || !link) return { ok: false, code: "link_expired" };
    const { id: requestId, contractorId, clickedAt } = review.request;
    await tx
      .insert(reviewClicks)
      .values({ requestId, contractorId, site, createdAt: now })
      .onConflictDoNothing();
    if (!clickedAt) {
      await tx
        .update(reviewRequests)
        .set({ clickedAt: now, nextAt: null, updatedAt: now })
        .where(eq(reviewRequests.id, requestId));
      work.record(reviewChanged, { requestId, contractorId });
    }
    return { ok: true, leaving: { url: link.url, name: reviewLinkLabel(link) } };
  });
}

export type PrivateMessageSent = Result<object, Refused<"link_expired" | "not_possible"> | TooMany>;

/**
 * Adds a customer's private message to their conversation with the business, as a regular reply.
 * Idempotent. Doesn't affect requests and reminders (`reviews.everybody`).
 */
export async function sendPrivateMessage(
  platform: Platform,
  token: string,
  { words, requestKey }: { words: string; requestKey: string },
): Promise<PrivateMessageSent> {
  const opened = await openRequest(platform, platform.database.query, token);
  if (!opened) return { ok: false, code: "link_expired" };
  const { waitSeconds } = await platform.limits.use("review_word", opened.request.id);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  return inTransaction(platform, async (work): Promise<PrivateMessageSent> => {
    const review = await lockReviewRequest(platform, work, token);
    if (!review) return { ok: false, code: "link_expired" };
    const { request, job, businessEmail } = review;
    const { id: requestId, contractorId } = request;
    const conversationId = await ensureCustomerConversation(work, job);
    if (!conversationId) return { ok: false, code: "not_possible" };
    const messageId = await storeInbound(
      work,
      {
        // As a text it would count as sent from that number, which a link doesn't prove.
        channel: "email",
        kind: replyKind,
        cause: `review-word:${requestId}:${hashToken(requestKey).slice(0, 32)}`,
        params: {},
        contractorId,
        conversationId,
        subjectId: job.leadId ?? job.id,
        fromAddress: job.email ?? job.phone,
        toAddress: businessEmail,
        subject: privateMessageText.after(job.what),
        text: words,
      },
      [],
    );
    if (!messageId) return { ok: true };
    await handlePageMessage(work, { messageId, contractorId, conversationId }, words);
    // For a lead's reply the business is notified anyway.
    if (job.leadId) return { ok: true };
    await queueEmail(work, privateMessageMail, {
      to: businessEmail,
      cause: `review-word:${messageId}`,
      subjectId: job.id,
      contractorId,
      params: { requestId },
    });
    return { ok: true };
  });
}
