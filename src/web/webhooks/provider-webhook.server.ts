import type { WebhookHandler } from "~/domains/inbox/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { readParameters } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";

/** Passes a provider's webhook to its command, and returns instructions for the provider, if any. */
export async function handleProviderWebhook(
  { request, context }: ActionArgs,
  handler: WebhookHandler,
): Promise<Response> {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const handled = await handler(context.get(platformContext), {
    url: new URL(request.url),
    params: await readParameters(request),
    signature: request.headers.get("x-twilio-signature"),
  });
  if (!handled.ok) return refuseWith(context, handled);
  return new Response(handled.twiml ?? "<Response/>", {
    headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" },
  });
}
