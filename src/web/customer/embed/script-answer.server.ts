import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";

/**
 * One of our scripts as an answer. Every process keeps it as a finished page does: compressed once,
 * told apart by its ETag. Browsers ask again after an hour.
 * @param from who may load it: only our own pages, or pages everywhere
 */
export function scriptAnswer(source: string, from: "same-origin" | "cross-origin"): Response {
  return new Response(source, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "cross-origin-resource-policy": from,
      ...cachedUnder("scripts"),
    },
  });
}
