import { isbot } from "isbot";

/**
 * Whether a request for an image of a page comes from a browser that shows the page to a person. Link
 * previews, mail scanners, and prefetches either name themselves or don't load the page's images.
 */
export function isPersonViewing({ headers }: Request): boolean {
  const browser = headers.get("user-agent");
  if (!browser || isbot(browser)) return false;
  if (headers.has("sec-purpose") || headers.get("purpose") === "prefetch") return false;
  return (
    headers.get("sec-fetch-dest") === "image" && headers.get("sec-fetch-site") === "same-origin"
  );
}
