import { listJobEstimates } from "~/domains/billing/index.server.ts";
import { serializeEstimate } from "~/domains/office/index.ts";
import { readQuery, respondWithRows } from "~/platform/http/api/api-response.server.ts";
import { estimateQuery } from "../operations/estimate-operations.schema.ts";
import type { Route } from "./+types/estimates";
import { asClient } from "./as-client.server.ts";

/** GET: the business's estimates, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["estimates:read"], async ({ platform, client }) => {
    const parsed = readQuery(args.request, estimateQuery);
    if (!parsed.ok) return respondWithRows(args.context, args.request, parsed);
    const { state = null, after = null } = parsed.query;
    const { rows, next } = await listJobEstimates(platform, client, state, after);
    return respondWithRows(args.context, args.request, {
      ok: true,
      rows: rows.map(serializeEstimate),
      next,
    });
  });
