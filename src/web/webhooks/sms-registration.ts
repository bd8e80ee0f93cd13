import { handleRegistrationWebhook } from "~/domains/phone-numbers/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/sms-registration";

/** POST: the provider has news about a registration; the signature covers the form, or the JSON's digest in the URL. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const handled = await handleRegistrationWebhook(context.get(platformContext), {
    url: new URL(request.url),
    body: Buffer.from(await request.arrayBuffer()),
    isJson: request.headers.get("content-type")?.includes("json") ?? false,
    signature: request.headers.get("x-twilio-signature"),
  });
  if (!handled.ok) return refuseWith(context, handled);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
