import { checkMetaSubscription, receiveMetaLeads } from "~/domains/lead-sources/index.server.ts";
import { visitor } from "~/domains/shared/index.ts";
import {
  methodNotAllowed,
  refuseWith,
  rejectWithRetryAfter,
} from "~/platform/http/api/api-response.server.ts";
import {
  platformContext,
  requestInfoContext,
} from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/meta";

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** GET: Meta verifies the webhook URL; we return its challenge. */
export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const checked = checkMetaSubscription(context.get(platformContext), visitor, query);
  return checked.ok ? new Response(checked.challenge, { headers }) : refuseWith(context, checked);
}

/**
 * POST: Meta notifies us of new leads; returns 200 once all are saved. The signature covers the raw
 * body.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "GET, POST");
  const received = await receiveMetaLeads(context.get(platformContext), visitor, {
    body: new Uint8Array(await request.arrayBuffer()),
    signature: request.headers.get("x-hub-signature-256"),
    from: context.get(requestInfoContext).address,
  });
  if (received.ok) return new Response("ok", { headers });
  if (received.code === "too_many") return rejectWithRetryAfter(context, received.waitSeconds);
  return refuseWith(context, received);
}
