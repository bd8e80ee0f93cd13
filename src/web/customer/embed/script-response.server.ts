import { cachedUnder } from "~/platform/http/responses/page-headers.server.ts";

/**
 * Response with one of our scripts. Each process caches it like a finished page: compressed once,
 * identified by its ETag. Browsers revalidate it after an hour.
 * @param from whether only our own pages may load it, or pages everywhere
 */
export function scriptResponse(source: string, from: "same-origin" | "cross-origin"): Response {
  return new Response(source, {
    headers: {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "cross-origin-resource-policy": from,
      ...cachedUnder("scripts"),
    },
  });
}
