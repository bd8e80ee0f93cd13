import { listEntryPages } from "~/domains/intake/index.server.ts";
import { respondWithRows } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/pages";
import { asClient } from "./as-client.server.ts";

/** GET: the business's services and towns, to which its leads belong. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["leads:read", "leads:write"], async ({ platform, client }) => {
    const pages = await listEntryPages(platform, client);
    const rows = pages.map(({ id, service, city, state }) => ({ id, service, city, state }));
    return respondWithRows(args.context, args.request, { ok: true, rows, next: null });
  });
