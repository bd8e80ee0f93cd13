import { handleTextWebhook } from "~/domains/inbox/index.server.ts";
import { methodNotAllowed } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/sms";
import { handleProviderWebhook } from "./provider-webhook.server.ts";

/** POST: the provider delivers an incoming text (`sms.signed-webhooks`). */
export const action = (args: Route.ActionArgs) => handleProviderWebhook(args, handleTextWebhook);

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
