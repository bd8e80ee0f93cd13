import { readFeed } from "~/domains/schedule/index.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/member-feed";

/** A member's visits as a calendar feed; responds 304 to clients that have the current version. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const read = await readFeed(context.get(platformContext), params.token);
  if (!read) throw notFound();
  if ("waitSeconds" in read) {
    return new Response("Too many requests\n", {
      status: statusOfRefusal({ code: "too_many" }),
      headers: { "retry-after": String(read.waitSeconds) },
    });
  }
  const etag = `"${read.version}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
  };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(read.file, {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
