import { handleOutgoingStep } from "~/domains/inbox/index.server.ts";
import { outgoingCallSteps } from "~/domains/inbox/index.ts";
import { methodNotAllowed } from "~/platform/http/api/api-response.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/outgoing-call-step";
import { handleProviderWebhook } from "./provider-webhook.server.ts";

/** POST: the provider requests the next step of a call to a customer, or reports on it. */
export function action(args: Route.ActionArgs) {
  const step = outgoingCallSteps.find((outgoingCallStep) => outgoingCallStep === args.params.step);
  if (!step) throw notFound();
  const reference = readId(new URL(args.request.url).searchParams.get("reference"));
  return handleProviderWebhook(args, (platform, webhook) =>
    handleOutgoingStep(platform, webhook, { step, reference }),
  );
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
