import { takeTextWebhook } from "~/domains/inbox/replies/take-webhook.server.ts";
import { methodNotAllowed } from "~/platform/http/api/api-answer.server.ts";
import type { Route } from "./+types/sms";
import { answerWebhook } from "./answer-webhook.server.ts";

/** POST: the provider delivers an incoming text (`sms.signed-webhooks`). */
export const action = (args: Route.ActionArgs) => answerWebhook(args, takeTextWebhook);

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");
