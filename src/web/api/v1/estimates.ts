import { createJobEstimate, listJobEstimates } from "~/domains/billing/index.server.ts";
import { apiEstimateSchema, errorsForApi, newEstimateSchema } from "~/domains/billing/index.ts";
import { serializeEstimate } from "~/domains/office/index.ts";
import {
  methodNotAllowed,
  readQuery,
  respondWithRows,
} from "~/platform/http/api/api-response.server.ts";
import { check } from "~/platform/validation/form.ts";
import { estimateQuery } from "../operations/estimate-operations.schema.ts";
import type { Route } from "./+types/estimates";
import { asClient } from "./as-client.server.ts";
import { apiDocument } from "./typed-bodies.ts";
import { write } from "./write.server.ts";

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

/** POST: creates a draft. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== "POST") return methodNotAllowed(args.context, "GET, POST");
  return write(args, "estimates:write", {
    read: (body) => {
      const checked = check(newEstimateSchema, apiDocument(body));
      if (!checked.ok) return checked;
      const sent = check(apiEstimateSchema, body);
      return sent.ok ? { ok: true, value: { request: checked.value, sent: sent.value } } : sent;
    },
    call: ({ platform, client, requestKey }, { request, sent }) =>
      createJobEstimate(platform, client, { request, requestKey, sent }),
    rename: (errors) => errorsForApi(errors, "estimate"),
    respond: ({ estimateId }) => ({ id: estimateId }),
    status: 201,
  });
}
