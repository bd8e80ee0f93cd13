import { listCrews } from "~/domains/schedule/index.server.ts";
import { respondWithRows } from "~/platform/http/api/api-response.server.ts";
import type { Route } from "./+types/crews";
import { asClient } from "./as-client.server.ts";

/** GET: the business's crews by name, for appointments. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["visits:read", "visits:write"], async ({ platform, client }) => {
    const crews = await listCrews(platform, client);
    const rows = crews.map(({ id, name }) => ({ id, name }));
    return respondWithRows(args.context, args.request, { ok: true, rows, next: null });
  });
