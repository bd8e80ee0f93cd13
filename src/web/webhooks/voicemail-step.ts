import { handleVoicemailStep } from "~/domains/inbox/index.server.ts";
import { voicemailSteps } from "~/domains/inbox/index.ts";
import { methodNotAllowed } from "~/platform/http/api/api-response.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/voicemail-step";
import { handleProviderWebhook } from "./provider-webhook.server.ts";

/** POST: the provider requests the next step of a voicemail drop, or reports on it. */
export function action(args: Route.ActionArgs) {
  const step = voicemailSteps.find((voicemailStep) => voicemailStep === args.params.step);
  if (!step) throw notFound();
  const query = new URL(args.request.url).searchParams;
  const reference = readId(query.get("reference"));
  const turn = Number(/^\d{1,2}$/.exec(query.get("turn") ?? "")?.[0] ?? 0);
  return handleProviderWebhook(args, (platform, webhook) =>
    handleVoicemailStep(platform, webhook, { step, reference, turn }),
  );
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
