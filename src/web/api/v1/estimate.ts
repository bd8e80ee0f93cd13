import {
  deleteJobEstimate,
  findJobEstimate,
  saveJobEstimate,
} from "~/domains/billing/index.server.ts";
import {
  apiEstimateSchema,
  applyApiEstimate,
  errorsForApi,
  toEstimateForm,
} from "~/domains/billing/index.ts";
import { asOfVersion, serializeEstimateDetails } from "~/domains/office/index.ts";
import { methodNotAllowed, refuseWith } from "~/platform/http/api/api-response.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/estimate";
import { asClient, respondWithOne } from "./as-client.server.ts";
import { deleteRow, writeRow } from "./write.server.ts";

const notFound = { ok: false, code: "not_found" } as const;

/** GET: one estimate as its customer sees it, with their response. */
export const loader = (args: Route.LoaderArgs) =>
  asClient(args, ["estimates:read"], async ({ platform, client }) => {
    const id = readId(args.params.id);
    const estimate = id && (await findJobEstimate(platform, client, id));
    if (!estimate) return refuseWith(args.context, notFound);
    return respondWithOne(
      asOfVersion(client.version, "estimate", serializeEstimateDetails(estimate)),
    );
  });

/** PATCH: changes the sent fields if the sent revision is current. DELETE: deletes a draft. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request;
  if (method === "DELETE") {
    return deleteRow(
      args,
      "estimates:write",
      ({ platform, client }, id) => deleteJobEstimate(platform, client, id),
      "This estimate was already sent, so it can’t be deleted.",
    );
  }
  if (method !== "PATCH") return methodNotAllowed(args.context, "GET, PATCH, DELETE");
  return writeRow(args, "estimates:write", (id) => ({
    method: "PATCH",
    read: (body) => check(apiEstimateSchema, body),
    async call({ platform, client, body }, sent) {
      const estimateDetails = await findJobEstimate(platform, client, id);
      if (!estimateDetails) return notFound;
      const { estimate } = estimateDetails;
      // The revision at which the other fields were read: if it isn't current, the call is refused.
      const revision = body.revision === estimate.revision ? estimate.revision : 0;
      const typed = applyApiEstimate(toEstimateForm(estimate), sent);
      return saveJobEstimate(platform, client, { estimateId: id, revision, typed });
    },
    reasons: {
      changed_elsewhere:
        "The estimate was changed since the revision you sent. Fetch it again, then repeat your change.",
      already_done: "The customer already accepted this estimate. It can’t be changed.",
    },
    rename: (errors) => errorsForApi(errors, "estimate"),
    respond: ({ revision }) => ({ id, revision }),
  }));
}
