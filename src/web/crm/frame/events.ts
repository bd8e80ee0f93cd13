import { followBusinessUpdates } from "~/domains/identity/index.server.ts";
import { notFound, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/events";
import { sessionMember } from "./guard.server.ts";

/** Server-sent events for live pages. A data request gets 404, since the stream never ends. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = sessionMember(context);
  if (new URL(request.url).pathname.endsWith(".data")) throw notFound();
  const stream = await followBusinessUpdates(context.get(platformContext), member, request);
  return (
    stream ??
    new Response("Too many pages listen already\n", {
      status: statusOfRefusal({ code: "too_many" }),
    })
  );
}
