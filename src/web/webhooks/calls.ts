import { handleCallWebhook } from "~/domains/inbox/index.server.ts";
import { methodNotAllowed } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/calls";
import { handleProviderWebhook } from "./provider-webhook.server.ts";

/** POST: the provider requests instructions for an incoming call. */
export const action = (args: Route.ActionArgs) => handleProviderWebhook(args, handleCallWebhook);

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
