import { eq } from "drizzle-orm";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { lockReviewRequest } from "./open-review.server.ts";
import { reviewChanged } from "./reviews.events.ts";
import { reviewClicks, reviewRequests } from "./reviews.tables.server.ts";
import { type ReviewSite, reviewLinkLabel } from "./reviews.ts";

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
    const found = await lockReviewRequest(platform, work, token);
    const link = found?.settings?.links.find((one) => one.site === site);
    if (!found || !link) return { ok: false, code: "link_expired" };
    const { id: requestId, contractorId, clickedAt } = found.request;
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
