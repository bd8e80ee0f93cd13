import { unsubscribeHook } from "~/domains/office/index.server.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { hookScopes } from "../operations/hook-operations.schema.ts";
import type { Route } from "./+types/hook";
import { asClient } from "./as-client.server.ts";

export const loader = ({ context }: Route.LoaderArgs) => methodNotAllowed(context, "DELETE");

/** DELETE: ends a subscription of this key. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "DELETE") return methodNotAllowed(args.context, "DELETE");
  return asClient(args, hookScopes, async ({ platform, client }) => {
    const id = readId(args.params.id);
    const ended = id ? await unsubscribeHook(platform, client, id) : null;
    if (!ended?.ok) return refuseWith(args.context, { ok: false, code: "not_found" });
    return Response.json({ id, deleted: true });
  });
}
