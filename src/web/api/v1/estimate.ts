import { findJobEstimate } from "~/domains/billing/index.server.ts";
import { serializeEstimateDetails } from "~/domains/office/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import type { Route } from "./+types/estimate";
import { asClient, respondWithOne } from "./as-client.server.ts";

/** GET: one estimate as its customer sees it, with their response. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["estimates:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const found = id && (await findJobEstimate(platform, client, id));
    return found
      ? respondWithOne(serializeEstimateDetails(found))
      : refuseWith(args.context, { ok: false, code: "not_found" });
  });
