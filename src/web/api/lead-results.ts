import { visitor } from "~/domains/shared/index.ts";
import {
  type LeadResultRequest,
  prefillCookie,
  saveLeadResult,
  selectLeadResults,
} from "~/domains/signup/index.server.ts";
import { claimSchema, estimateSchema } from "~/domains/signup/index.ts";
import { refuseWith } from "~/platform/http/api/api-response.server.ts";
import { runJson } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { type Checked, check } from "~/platform/validation/form.ts";
import type { Route } from "./+types/lead-results";
import { respondWithStaffTable } from "./require-staff.server.ts";

/** GET: staff only. */
export function loader(args: Route.LoaderArgs) {
  return respondWithStaffTable(args, selectLeadResults);
}

/** POST: an estimate for a trade and a city or, with a business name, a claim. */
export async function action(args: Route.ActionArgs) {
  const saved = await runJson(args, {
    read: readRequest,
    limit: "estimate",
    call: ({ platform, requestKey }, request) =>
      saveLeadResult(platform, visitor, request, requestKey),
  });
  if (!saved.ok) return refuseWith(args.context, saved);

  const { id, estimate, repeated, value } = saved;
  const headers = new Headers({ "cache-control": "no-store" });
  // Only browsers continue to the onboarding with it.
  if (value.source === "generator" && args.request.headers.has("sec-fetch-site")) {
    headers.append("set-cookie", prefillCookie(args.context.get(platformContext), id));
  }
  const body = {
    id,
    industry: value.industry,
    city: estimate.city,
    search_volume: estimate.searchVolume,
    competition: estimate.competition,
    lead_value_estimate: estimate.leadValueEstimate,
    specific_to_city: estimate.specificToCity,
    share_path: estimate.sharePath,
  };
  return Response.json(body, { status: repeated ? 200 : 201, headers });
}

function readRequest(body: Record<string, unknown>): Checked<LeadResultRequest> {
  if (body.business_name === undefined && body.source !== "claim") {
    const checked = check(estimateSchema, body);
    if (!checked.ok) return checked;
    return { ok: true, value: { ...checked.value, source: "generator", businessName: null } };
  }
  const checked = check(claimSchema, body);
  if (!checked.ok) return checked;
  const { business_name: businessName, ...request } = checked.value;
  return { ok: true, value: { ...request, source: "claim", businessName } };
}
