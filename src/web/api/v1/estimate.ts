import { findJobEstimate } from "~/domains/billing/job-estimates/list-estimates.server.ts";
import { shownEstimateInFull } from "~/domains/office/api-resources/shown-estimate.ts";
import { refuseWith } from "~/platform/http/api/api-answer.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import type { Route } from "./+types/estimate";
import { answerOne, asClient } from "./as-client.server.ts";

/** GET: one estimate as its customer sees it, with their response. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["estimates:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const found = id && (await findJobEstimate(platform, client, id));
    return found
      ? answerOne(shownEstimateInFull(found))
      : refuseWith(args.context, { ok: false, code: "not_found" });
  });
