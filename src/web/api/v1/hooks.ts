import { subscribeHook } from "~/domains/office/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import { hookSchema, hookScopes } from "../operations/hook-operations.schema.ts";
import type { Route } from "./+types/hooks";
import { asClient } from "./as-client.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "POST");

/** POST: subscribes a URL to an event. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "POST");
  return asClient(args, hookScopes, async ({ client }) => {
    const subscribed = await runJson(args, {
      read: (body) => check(hookSchema, body),
      call: ({ platform }, { target_url: targetUrl, event }) =>
        subscribeHook(platform, client, { targetUrl, event }),
    });
    if (!subscribed.ok) return refuseWith(args.context, subscribed);
    const { hookId: id, secret, value } = subscribed;
    return Response.json({ id, ...value, secret }, { status: 201 });
  });
}
