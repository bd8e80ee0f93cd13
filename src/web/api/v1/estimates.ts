import { listJobEstimates } from "~/domains/billing/index.server.ts";
import { serializeEstimate } from "~/domains/office/index.ts";
import { answerSelected, readQuery } from "~/platform/http/api/api-response.server.ts";
import { estimateQuery } from "../operations/estimate-operations.schema.ts";
import type { Route } from "./+types/estimates";
import { asClient } from "./as-client.server.ts";

/** GET: the business's estimates, newest first. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["estimates:read"], async ({ platform, client }) => {
    const asked = readQuery(args.request, estimateQuery);
    if (!asked.ok) return answerSelected(args.context, args.request, asked);
    const { state = null, after = null } = asked.query;
    const { rows, next } = await listJobEstimates(platform, client, state, after);
    return answerSelected(args.context, args.request, {
      ok: true,
      rows: rows.map(serializeEstimate),
      next,
    });
  });
