import { readFeed } from "~/domains/schedule/index.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/member-feed";

/** A member's visits as a calendar feed; responds 304 to clients that have the current version. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const parsed = await readFeed(context.get(platformContext), params.token);
  if (!parsed) throw notFound();
  if ("waitSeconds" in parsed) {
    return new Response("Too many requests\n", {
      status: statusOfRefusal({ code: "too_many" }),
      headers: { "retry-after": String(parsed.waitSeconds) },
    });
  }
  const etag = `"${parsed.version}"`;
  const headers = {
    etag,
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex",
  };
  if (request.headers.get("if-none-match") === etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(parsed.file, {
    headers: { ...headers, "content-type": "text/calendar; charset=utf-8" },
  });
}
