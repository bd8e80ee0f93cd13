import { followLiveUpdates } from "~/domains/operations/index.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import type { Route } from "./+types/events";

/**
 * Server-sent events for live pages; staff only, like all of /admin. A data request gets 404, because
 * it would wait for a stream that never ends.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = context.get(staffContext);
  if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
  const stream = await followLiveUpdates(context.get(platformContext), actor, request);
  return (
    stream ??
    new Response("Too many open pages for live updates\n", {
      status: statusOfRefusal({ code: "too_many" }),
    })
  );
}
