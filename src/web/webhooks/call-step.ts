import { handleCallStep } from "~/domains/inbox/index.server.ts";
import { callSteps, type Leg } from "~/domains/inbox/index.ts";
import { methodNotAllowed } from "~/platform/http/api/api-response.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/call-step";
import { handleProviderWebhook } from "./provider-webhook.server.ts";

/** POST: the provider requests the next step of a call, or reports that it ended. */
export function action(args: Route.ActionArgs) {
  const step = callSteps.find((callStep) => callStep === args.params.step);
  if (!step) throw notFound();
  const leg = readLeg(new URL(args.request.url).searchParams);
  return handleProviderWebhook(args, (platform, webhook) =>
    handleCallStep(platform, webhook, { step, leg }),
  );
}

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** Call and phone that the step is about; null if it names none. */
function readLeg(query: URLSearchParams): Leg | null {
  const callId = readId(query.get("call"));
  const place = /^\d{1,2}$/.exec(query.get("leg") ?? "")?.[0];
  return callId && place !== undefined ? { callId, place: Number(place) } : null;
}
