import { noteReviewOpened } from "~/features/reviews/open-review.server.ts";
import type { Platform } from "~/platform/platform.server.ts";

/**
 * Counts that a browser was led here (`reviews.counts`). Mail programs and scanners that fetch a link
 * ahead do not say that they navigate; one that runs a whole browser does, and is counted. A count that
 * cannot be kept keeps nobody from the page.
 */
export async function noteOpenedByBrowser(
  platform: Platform,
  request: Request,
  token: string,
): Promise<void> {
  const { headers, method } = request;
  const navigates =
    headers.get("sec-fetch-mode") === "navigate" && headers.get("sec-fetch-dest") === "document";
  const isAhead = headers.has("sec-purpose") || headers.has("purpose");
  if (method !== "GET" || !navigates || isAhead) return;
  await noteReviewOpened(platform, token).catch((error) =>
    platform.log.warn("an opened review page was not counted", { error }),
  );
}
