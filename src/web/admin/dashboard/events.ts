import { followLiveUpdates } from "~/domains/operations/dashboard/follow-live-updates.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import type { Route } from "./+types/events";

/**
 * Server-sent events for pages that bring themselves up to date; staff only, as all of /admin. As
 * the data of a page there is no such thing: a stream has no end that such an answer could wait for.
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
