import { receivePaymentWebhook } from "~/domains/billing/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/stripe";

/**
 * POST: Stripe reports payment events; the signature covers the raw body
 * (`payments.signed-webhooks`).
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed(context, "POST");
  const handled = await receivePaymentWebhook(context.get(platformContext), {
    body: await request.text(),
    signature: request.headers.get("stripe-signature"),
  });
  if (!handled.ok) return refuseWith(context, handled);
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
