import { handleStatusWebhook } from "~/domains/inbox/index.server.ts";
import { methodNotAllowed } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/sms-status";
import { handleProviderWebhook } from "./provider-webhook.server.ts";

/** POST: the provider reports the delivery status of a text. */
export const action = (args: Route.ActionArgs) => handleProviderWebhook(args, handleStatusWebhook);

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
